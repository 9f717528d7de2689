/**
 * Digits and capital letters, except for 0/O and 1/I/L, which look alike. The number of characters,
 * 31, is prime, so that the weighted sum below detects any one wrong character and any swap of two
 * characters.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const payloadLength = 7;

/**
 * Creates a code like 'JLA-SJEJ-JRGG', whose last character is a check digit.
 *
 * @param randomInt returns a random integer from 0 to one less than its argument
 */
export function createCode(prefix: string, randomInt: (end: number) => number): string {
  const payload = Array.from({ length: payloadLength }, () => randomInt(alphabet.length));
  return format(prefix, [...payload, checkValue(payload)]);
}

/** Parses a code as people type it. Returns undefined if it is mistyped or has another prefix. */
export function parseCode(prefix: string, text: string): string | undefined {
  const [start, typed] = [withoutDashes(prefix), withoutDashes(text)];
  if (!typed.startsWith(start)) return undefined;
  const characters = Array.from(typed.slice(start.length));
  const values = characters.map((character) => alphabet.indexOf(character));
  if (values.length !== payloadLength + 1 || values.includes(-1)) return undefined;
  return checkValue(values.slice(0, payloadLength)) === values[payloadLength]
    ? format(prefix, values)
    : undefined;
}

const withoutDashes = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** Returns the value that makes the sum of all values, weighted 8, 7, … 2, 1, a multiple of 31. */
function checkValue(payload: readonly number[]): number {
  const sum = payload.reduce((total, value, i) => total + value * (payloadLength + 1 - i), 0);
  return (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}

function format(prefix: string, values: readonly number[]): string {
  const text = values.map((value) => alphabet.charAt(value)).join('');
  return `${prefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}
