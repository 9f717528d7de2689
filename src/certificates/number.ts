import { referencePrefix } from '../content/prefixes';
import { createCode, parseCode } from './check-code';

const prefix = `${referencePrefix}-C`;

/** Creates a random number, like 'JLA-C-7K2M-93QD'. */
export const createNumber = (randomInt: (end: number) => number): string =>
  createCode(prefix, randomInt);

/** Parses a number as people type it. Returns undefined if it is mistyped or something else. */
export const parseNumber = (text: string): string | undefined => parseCode(prefix, text);
