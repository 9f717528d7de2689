import { referencePrefix } from '../content/prefixes';
import { randomInt } from 'node:crypto';
import { createCode, parseCode } from '../certificates/check-code';
import { requestCode } from '../enrolment/core/request-code';

/** Identifies an enrolment in calls and emails, like 'JLA-SJEJ-JRGG'. */
export type Reference = `${typeof referencePrefix}-${string}-${string}`;

const pattern = new RegExp(`^${referencePrefix}([0-9A-Z]{8})$`);

/** Creates a random reference. The store ensures that it is unique. */
export const createReference = (): Reference => toReference(createCode(randomInt));

/** Parses a reference as people type it. Returns undefined if it is mistyped. */
export function parseReference(text: string): Reference | undefined {
  const [, characters = ''] = pattern.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  const code = parseCode(characters);
  return code === undefined ? undefined : toReference(code);
}

const toReference = (code: string) => `${referencePrefix}-${code}` as Reference;

/** Returns the code that visitors see until they have a reference; null if no key was sent. */
export const shortCode = (key: string | null): string | null => (key ? requestCode(key) : null);
