import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLanguage } from '../content/languages.ts';
import { languageTags } from '../site/languages.ts';

/** The location of a sample value that the academy has to replace. */
interface SamplePlace {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Line number, starting at 1. */
  readonly line: number;
  readonly text: string;
}

const project = join(import.meta.dirname, '..', '..');
/** The facts and the English words. The other languages' words translate the same samples. */
const folders = ['src/content', 'src/content/en'];

/** Finds the values in `src/content` that are marked as samples, ordered by file and line. */
export function findSamples(): SamplePlace[] {
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

/** Returns the languages whose words no native reader has signed off. */
export function findUnreviewed(): SiteLanguage[] {
  return languageTags.filter((language) => {
    const file = join(project, 'src/content', language, 'language.ts');
    return /reviewedBy[^=]*= null/.test(readFileSync(file, 'utf8'));
  });
}
