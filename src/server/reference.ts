import { referencePrefix } from '../content/prefixes';
import { randomInt } from 'node:crypto';
import { createCode, parseCode } from '../certificates/check-code';
import { requestCode } from '../enrolment/core/request-code';

/** Identifies an enrolment in calls and emails, like 'JLA-SJEJ-JRGG'. */
export type Reference = `${typeof referencePrefix}-${string}-${string}`;

/** Creates a random reference. The store ensures that it is unique. */
export const createReference = () => createCode(referencePrefix, randomInt) as Reference;

/** Parses a reference as people type it. Returns undefined if it is mistyped. */
export const parseReference = (text: string) =>
  parseCode(referencePrefix, text) as Reference | undefined;

/** Returns the code that visitors see until they have a reference; null if no key was sent. */
export const shortCode = (key: string | null): string | null => (key ? requestCode(key) : null);
