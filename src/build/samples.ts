import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a sample stands that the academy has to replace. */
interface SamplePlace {
  /** Relative to the project. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

const content = 'src/content';

/** The values in `src/content` that are marked as samples, in the order of files and lines. */
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
