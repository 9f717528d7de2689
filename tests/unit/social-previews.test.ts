import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { balancedLines } from '../../src/build/social/balanced-lines';
import { pagePaths } from '../../src/content/addresses';
import { socialPreviews } from '../../src/content/social-previews';

test('each of the 25 pages has its preview, and nothing else has', () => {
  expect(socialPreviews.map(({ path }) => path).toSorted()).toEqual(pagePaths.toSorted());
});

test.each(socialPreviews.map(({ path, drawings }) => [path, drawings] as const))(
  'the drawings of %s are there',
  (_, drawings) => {
    expect(drawings.length).toBeGreaterThan(0);
    for (const drawing of drawings) {
      expect(existsSync(new URL(`../../public${drawing}`, import.meta.url)), drawing).toBe(true);
    }
  },
);

describe('lines of a title', () => {
  const widthOf = (words: string) => words.length;

  test.each([
    ['one two', 20, ['one two']],
    ['one two three four', 15, ['one two', 'three four']],
    ['a bb ccc dddd', 9, ['a bb ccc', 'dddd']],
    ['Summer/Winter Camp', 8, ['Summer/', 'Winter', 'Camp']],
    ['incomprehensible word', 10, ['incomprehensible', 'word']],
    ['', 10, ['']],
  ])('“%s” within %i is as few and as even as can be', (words, limit, lines) => {
    expect(balancedLines(words, limit, widthOf)).toEqual(lines);
  });
});
