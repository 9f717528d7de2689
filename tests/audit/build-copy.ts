import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sources } from '../../src/build/sources';
import { projectFolder } from '../server/support/start-server';

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
