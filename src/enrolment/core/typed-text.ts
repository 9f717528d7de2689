/*
 * Reads what was typed or pasted as it was meant. Free of schemas, so that a page which only compares
 * or passes on a text stays light.
 */

/** Rewrites the decimal digits of any script as 0 to 9 and leaves everything else as it is. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Unicode encodes the digits of each script in one run, from 0 to 9. */
function digitValue(codePoint: number): number {
  let first = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}

/**
 * Joiners and variation selectors, with the letter, mark or symbol whose look they change. Latin
 * letters have no use for them.
 */
const joined =
  /(?![\p{Script=Latin}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{S}][\u180e\u200c\u200d\p{Variation_Selector}]+/u;

const invisible = new RegExp(`(${joined.source})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/**
 * Takes off a name, or any other line of text, the characters that nobody can see or type. What
 * Persian, Indian, Mongolian and Japanese names need of them stays, behind such a letter.
 */
export const cleanText = (text: string): string => text.replace(invisible, '$1');

/** Rewrites full-width letters, digits and signs and wide spaces as ASCII, without invisible characters. */
export const toPlainForms = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** An e-mail address as it was meant, also where it was copied from a link or typed on a Chinese keyboard. */
export const cleanEmail = (text: string): string =>
  toPlainForms(text)
    .replaceAll('。', '.')
    .replace(/^\s*mailto:([^?]*).*/is, '$1');

/** A phone number that can be dialled: with ASCII digits, whatever it was typed with. */
export const cleanPhone = (text: string): string =>
  toAsciiDigits(toPlainForms(text))
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\s*tel:/i, '');
