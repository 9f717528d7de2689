import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../../src/build/sources';
import { projectFolder } from '../server/support/start-server';
import { median } from '../support/figures';
import { printProgress } from '../support/parts';
import { inFolder } from '../support/rounds';
import type { Row } from '../support/row';
import type { Effort } from './site';

/** Maximum duration of a build, in seconds. */
const goal = 30;

/** Measures how long it takes to build the site and the server from scratch. */
export async function auditBuild({ builds }: Effort): Promise<Row[]> {
  const durations: number[] = [];
  for (let i = 1; i <= builds; i++) {
    printProgress(`build, ${i} of ${builds}`);
    durations.push(
      await inFolder(async (folder) => {
        const copy = join(folder, 'site');
        copySources(copy);
        return buildCopy(copy);
      }),
    );
  }
  const middle = median(durations);
  return [
    {
      what: `build from scratch, median of ${builds}`,
      goal: `≤ ${goal} s`,
      value: `${middle.toFixed(1)} s`,
      met: middle <= goal,
    },
  ];
}

/** Copies the site's sources into an empty folder. */
export function copySources(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of [...sources, 'package.json']) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * Replaces text in a source file.
 *
 * @throws if the file does not contain the text
 */
export function replaceWords(file: string, words: string, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(words)) throw new Error(`${file} does not contain '${words}'.`);
  writeFileSync(file, text.replace(words, by));
}

/**
 * Builds the sources in a folder.
 *
 * @returns the duration, in seconds
 * @throws an error with the build's output if the build fails
 */
export function buildCopy(folder: string): number {
  const begin = performance.now();
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  return (performance.now() - begin) / 1000;
}
