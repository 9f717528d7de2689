import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Relative paths in settings start here, so that all programs use the same database. */
export const projectFolder = findProjectFolder(dirname(fileURLToPath(import.meta.url)));

function findProjectFolder(folder: string): string {
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No folder above ${import.meta.url} has a package.json.`);
  return existsSync(join(folder, 'package.json')) ? folder : findProjectFolder(parent);
}
