import { randomInt } from 'node:crypto';
import { requestCode } from '../enrolment/core/request-code';

/**
 * Digits and capitals without 0/O and 1/I/L, which look alike. There are 31 of them: as that is
 * a prime, the weighted sum below betrays every wrong character and every swap of two.
 */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const payloadLength = 7;

/** Names one enrolment on the phone and in letters, like 'JLA-7K3M-Q2XW'. */
export type Reference = `JLA-${string}-${string}`;

/** A fresh random reference; the store makes sure that it is not taken. */
export function createReference(): Reference {
  const payload = Array.from({ length: payloadLength }, () => randomInt(alphabet.length));
  return format([...payload, checkValue(payload)]);
}

/**
 * Reads a reference as people type it, in any letter case, with or without its dashes.
 *
 * @returns the reference as it is stored, or undefined if it is mistyped
 */
export function parseReference(text: string): Reference | undefined {
  const [, characters] = /^JLA([0-9A-Z]{8})$/.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  if (!characters) return undefined;
  const values = [...characters].map((character) => alphabet.indexOf(character));
  if (values.includes(-1)) return undefined;
  return checkValue(values.slice(0, payloadLength)) === values[payloadLength]
    ? format(values)
    : undefined;
}

/** The value that brings the sum of all values, weighted 8, 7, … 2, 1, to a multiple of 31. */
function checkValue(payload: readonly number[]): number {
  const sum = payload.reduce((total, value, i) => total + value * (payloadLength + 1 - i), 0);
  return (alphabet.length - (sum % alphabet.length)) % alphabet.length;
}

function format(values: readonly number[]): Reference {
  const text = values.map((value) => alphabet.charAt(value)).join('');
  return `JLA-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** What a visitor sees in the reference's place before there is one; null for a program that sent no key. */
export const codeOf = (key: string | null): string | null => (key ? requestCode(key) : null);
