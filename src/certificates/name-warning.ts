export type NameWarning = 'invisible' | 'not-latin' | 'mixed-scripts';

const latin = /\p{Script=Latin}/u;
const notLatin = /(?!\p{Script=Latin})\p{L}/u;
/** Scripts with look-alike letters, such as 'а' in Cyrillic, and all others together. */
const scripts = [
  latin,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])\p{L}/u,
];

/**
 * Warns of names that could be taken for others: with invisible characters, such as those that change
 * the direction of text, or with letters of other scripts.
 *
 * @param isLatin true for a name as in a passport
 */
export function nameWarning(name: string, isLatin: boolean): NameWarning | null {
  if (/[\p{Cf}\p{DI}]/u.test(name)) return 'invisible';
  if (isLatin) return notLatin.test(name) ? 'not-latin' : null;
  return scripts.filter((script) => script.test(name)).length > 1 ? 'mixed-scripts' : null;
}
