import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTags } from '../site/languages.ts';

const project = join(import.meta.dirname, '..', '..');
const folders = ['src/content', ...languageTags.map((language) => `src/content/${language}`)];

/** Finds the values in `src/content` that are marked as samples, ordered by file and line. */
export function findSamples() {
  return folders.flatMap((folder) =>
    readdirSync(join(project, folder))
      .filter((name) => name.endsWith('.ts') && name !== 'sample.ts')
      .toSorted()
      .flatMap((name) => {
        const lines = readFileSync(join(project, folder, name), 'utf8').split('\n');
        return lines.flatMap((line, index) =>
          /\bsample\(/.test(line)
            ? [{ file: `${folder}/${name}`, line: index + 1, text: line.trim() }]
            : [],
        );
      }),
  );
}
