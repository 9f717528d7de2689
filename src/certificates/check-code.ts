/**
 * Digits and capital letters, except for 0/O and 1/I/L, which look alike. The number of characters,
 * 31, is prime, so that the weighted sum below detects any one wrong character and any swap of two
 * characters.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const payloadLength = 7;

/**
 * Creates a code like 'SJEJ-JRGG', whose last character is a check digit.
 *
 * @param randomInt returns a random integer from 0 to one less than its argument
 */
export function createCode(randomInt: (end: number) => number): string {
  const payload = Array.from({ length: payloadLength }, () => randomInt(alphabet.length));
  return format([...payload, checkValue(payload)]);
}

/** Parses eight characters without a dash. Returns undefined if they are mistyped. */
export function parseCode(characters: string): string | undefined {
  const values = [...characters].map((character) => alphabet.indexOf(character));
  if (values.length !== payloadLength + 1 || values.includes(-1)) return undefined;
  return checkValue(values.slice(0, payloadLength)) === values[payloadLength]
    ? format(values)
    : undefined;
}

/** Returns the value that makes the sum of all values, weighted 8, 7, … 2, 1, a multiple of 31. */
function checkValue(payload: readonly number[]): number {
  const sum = payload.reduce((total, value, i) => total + value * (payloadLength + 1 - i), 0);
  return (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}

function format(values: readonly number[]): string {
  const text = values.map((value) => alphabet.charAt(value)).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
