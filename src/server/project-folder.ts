import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with package.json above this file: relative paths of settings start there, so that
 * server and command mean the same database from whatever folder they are called.
 */
export const projectFolder = findProjectFolder(dirname(fileURLToPath(import.meta.url)));

function findProjectFolder(folder: string): string {
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json is missing beside dist-server/.');
  return existsSync(join(folder, 'package.json')) ? folder : findProjectFolder(parent);
}
