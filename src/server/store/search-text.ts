import { maximumLength } from '../../enrolment/core/form';
import { codeOf } from '../reference';
import type { StoredEnrolment } from './enrolment';

/** Without case and accents: 'Öğrenci' as 'ogrenci'. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters and digits alone, however it is written. */
const compact = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What of a stored enrolment it is found by. */
export type Found = Pick<StoredEnrolment, 'name' | 'mobile' | 'email' | 'key' | 'reference'>;

/** By what an enrolment is found; the database keeps it beside what it is made of. */
export function foundBy({ name, mobile, email, key, reference }: Found) {
  const codes = [reference, codeOf(key) ?? '', mobile, email].map(compact);
  // A single letter can unfold to 18, with which a stranger's names made every search slow.
  const words = folded(name).slice(0, maximumLength.name);
  return {
    /** Reference, code, phone and e-mail, compact, and the name: a line each. */
    searchText: [...codes, words].join('\n'),
    /** The same for one phone number, however it is written; empty where there are too few digits. */
    phoneKey: phoneKeyOf(mobile),
  };
}

const maximumWords = 6;

/**
 * Patterns for `LIKE`, with backslashes before what stands for itself, that a search text has to match.
 *
 * @returns one that finds codes, if there is anything to look for, and those that find the words of a name
 */
export function searchPatterns(text: string): { readonly code: string; readonly name: string[] } {
  const words = folded(text).split(/\s+/).filter(Boolean).slice(0, maximumWords);
  return {
    code: `%${compact(text)}%`,
    name: words.map((word) => `%\n%\n%\n%\n%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  };
}

/** By fewer digits nobody is known. */
const minimumDigits = 7;
/** With more, the same number may have its country's code or not. */
const comparedDigits = 9;

function phoneKeyOf(mobile: string): string {
  const digits = mobile.normalize('NFKD').replaceAll(/[^0-9]/g, '');
  return digits.length < minimumDigits ? '' : digits.slice(-comparedDigits);
}
