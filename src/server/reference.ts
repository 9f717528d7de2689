import { referencePrefix } from '../content/prefixes';
import { randomInt } from 'node:crypto';
import { requestCode } from '../enrolment/core/request-code';

/**
 * Digits and capital letters, except for 0/O and 1/I/L, which look alike. The number of characters,
 * 31, is prime, so that the weighted sum below detects any one wrong character and any swap of two
 * characters.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const payloadLength = 7;

/** Identifies an enrolment in calls and emails, like 'JLA-SJEJ-JRGG'. */
export type Reference = `${typeof referencePrefix}-${string}-${string}`;

const pattern = new RegExp(`^${referencePrefix}([0-9A-Z]{8})$`);

/** Creates a random reference. The store ensures that it is unique. */
export function createReference(): Reference {
  const payload = Array.from({ length: payloadLength }, () => randomInt(alphabet.length));
  return format([...payload, checkValue(payload)]);
}

/** Parses a reference as people type it. Returns undefined if it is mistyped. */
export function parseReference(text: string): Reference | undefined {
  const [, characters] = pattern.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  if (!characters) return undefined;
  const values = [...characters].map((character) => alphabet.indexOf(character));
  if (values.includes(-1)) return undefined;
  return checkValue(values.slice(0, payloadLength)) === values[payloadLength]
    ? format(values)
    : undefined;
}

/** Returns the value that makes the sum of all values, weighted 8, 7, … 2, 1, a multiple of 31. */
function checkValue(payload: readonly number[]): number {
  const sum = payload.reduce((total, value, i) => total + value * (payloadLength + 1 - i), 0);
  return (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}

function format(values: readonly number[]): Reference {
  const text = values.map((value) => alphabet.charAt(value)).join('');
  return `${referencePrefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Returns the code that visitors see until they have a reference; null if no key was sent. */
export const shortCode = (key: string | null): string | null => (key ? requestCode(key) : null);
