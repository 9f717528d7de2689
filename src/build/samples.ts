import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The location of a sample value that the academy has to replace. */
interface SamplePlace {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Line number, starting at 1. */
  readonly line: number;
  readonly text: string;
}

const content = 'src/content';

/** Finds the values in `src/content` that are marked as samples, ordered by file and line. */
export function findSamples(): SamplePlace[] {
  const project = join(import.meta.dirname, '..', '..');
  return readdirSync(join(project, content))
    .filter((name) => name.endsWith('.ts') && name !== 'sample.ts')
    .toSorted()
    .flatMap((name) => {
      const lines = readFileSync(join(project, content, name), 'utf8').split('\n');
      return lines.flatMap((line, index) =>
        /\bsample\(/.test(line)
          ? [{ file: `${content}/${name}`, line: index + 1, text: line.trim() }]
          : [],
      );
    });
}
