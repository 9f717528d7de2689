import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../../src/build/sources';
import { projectFolder } from '../server/support/start-server';
import { median } from '../support/figures';
import { tellProgress } from '../support/parts';
import { inFolder } from '../support/rounds';
import type { Row } from '../support/row';
import type { Effort } from './site';

/** In seconds. */
const goal = 20;

/** How long site and server take to build where nothing has been built yet. */
export async function auditBuild({ builds }: Effort): Promise<Row[]> {
  const durations: number[] = [];
  for (let i = 1; i <= builds; i++) {
    tellProgress(`build, ${i} of ${builds}`);
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
      what: `build from clean, median of ${builds}`,
      goal: `≤ ${goal} s`,
      value: `${middle.toFixed(1)} s`,
      met: middle <= goal,
    },
  ];
}

/** Copies what the site is built from into a folder, where nothing has been built yet. */
export function copySources(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of [...sources, 'package.json']) {
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'), 'junction');
}

/**
 * Changes words in a source file.
 *
 * @throws if they do not stand there
 */
export function replaceWords(file: string, words: string, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(words)) throw new Error(`'${words}' does not stand in ${file}.`);
  writeFileSync(file, text.replace(words, by));
}

/**
 * Builds what is in a folder.
 *
 * @returns how long that took, in seconds
 * @throws what the build said, if it failed
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
