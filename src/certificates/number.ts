import { referencePrefix } from '../content/prefixes';
import { createCode, parseCode } from './check-code';

const pattern = new RegExp(`^${referencePrefix}C([0-9A-Z]{8})$`);

/** Creates a random number, like 'JLA-C-7K2M-93QD'. */
export const createNumber = (randomInt: (end: number) => number): string =>
  toNumber(createCode(randomInt));

/** Parses a number as people type it. Returns undefined if it is mistyped or something else. */
export function parseNumber(text: string): string | undefined {
  const [, characters = ''] = pattern.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  const code = parseCode(characters);
  return code === undefined ? undefined : toNumber(code);
}

const toNumber = (code: string): string => `${referencePrefix}-C-${code}`;
