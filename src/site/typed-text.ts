/** Without schemas, so that pages that only compare text stay small. */

export const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));

/** Returns a digit's value. Unicode encodes the digits of each script in order, from 0 to 9. */
function digitValue(codePoint: number): number {
  let first = codePoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}

/** Arabic letters that people type for each other, where Unicode doesn't decompose them. */
const arabicForms: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ء: '',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ک: 'ك',
  ڪ: 'ك',
};

const arabicForm = new RegExp(`[${Object.keys(arabicForms).join('')}]`, 'g');

/** Removes accents and vowel marks, and replaces Arabic letters that people type for each other. */
export const toBaseLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(arabicForm, (letter) => arabicForms[letter] ?? '');

/** A letter with joiners or variation selectors that change its look. Latin letters need none. */
const joined =
  /(?![\p{Script=Latin}\p{Default_Ignorable_Code_Point}])[\p{L}\p{M}\p{S}][\u180e\u200c\u200d\p{Variation_Selector}]+/u;

const invisible = new RegExp(`(${joined.source})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Removes invisible characters, except those that names in some scripts need. */
export const cleanText = (text: string): string => text.replace(invisible, '$1');

/** Converts full-width letters, digits, signs and spaces to ASCII. Removes invisible characters. */
export const toPlainForms = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');

/** Normalises an email address, which may be copied from a link or typed on a Chinese keyboard. */
export const cleanEmail = (text: string): string =>
  toPlainForms(text)
    .replaceAll('。', '.')
    .replace(/^\s*mailto:([^?]*).*/is, '$1');

/** Converts a phone number to a form that can be dialled, with ASCII digits and hyphens. */
export const cleanPhone = (text: string): string =>
  toAsciiDigits(toPlainForms(text))
    .replace(/\p{Pd}/gu, '-')
    .replace(/^\s*tel:/i, '');
