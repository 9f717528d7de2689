/**
 * What the headings' face can write: Basic Latin without the signs of programs, the letters of
 * Latin-1, and a typographer's marks.
 */
export const headingCharacters =
  between(' ', '~').replaceAll(/[\\^_`{|}~<>]/g, '') +
  between('À', 'ÿ').replace('÷', '') +
  '\u00A0©·–—‘’“”•…';

function between(first: string, last: string): string {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
