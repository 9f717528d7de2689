import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTags } from '../site/languages.ts';

const project = join(import.meta.dirname, '..', '..');
const folders = ['src/content', ...languageTags.map((language) => `src/content/${language}`)];

/** Finds the values in `src/content` that are marked as samples, ordered by file and line. */
export function findSamples(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((name) => name.endsWith('.ts') && name !== 'sample.ts')
      .toSorted()
      .flatMap((name) => {
        const lines = readFileSync(join(project, folder, name), 'utf8').split('\n');
        return lines.flatMap((line, index) =>
          /\bsample\(/.test(line) ? `${folder}/${name}:${index + 1}: ${line.trim()}` : [],
        );
      }),
  );
}

/** Finds the folders in `src/content` whose translations no native speaker has signed off. */
export const findUnreviewed = (): string[] =>
  folders.filter((folder) => {
    const file = join(project, folder, 'language.ts');
    return existsSync(file) && /reviewedBy[^=]*= null/.test(readFileSync(file, 'utf8'));
  });
