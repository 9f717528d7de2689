import type { EnrolmentRequest } from '../../enrolment/core/request';
import { requestCode } from '../../enrolment/core/request-code';

/** Without case and accents: 'Öğrenci' as 'ogrenci'. */
const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Letters and digits alone: a reference, code or phone number however it is written. */
const compact = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** By what a request is found; the database keeps it beside what it is made of. */
export interface FoundBy {
  /** All that is searched, as one text. */
  readonly searchText: string;
  /** The same for one phone number, however it is written; empty where there are too few digits. */
  readonly phoneKey: string;
}

export function foundBy(
  { name, mobile, email }: Pick<EnrolmentRequest, 'name' | 'mobile' | 'email'>,
  key: string | null,
  reference: string,
): FoundBy {
  const code = key === null ? '' : requestCode(key);
  const lines = [folded(name), compact(reference), compact(code), compact(mobile), folded(email)];
  return { searchText: lines.join('\n'), phoneKey: phoneKeyOf(mobile) };
}

const maximumWords = 6;

/**
 * What to look for in a search text: as a whole without dashes, or all of its words.
 *
 * @returns empty texts and lists where there is nothing to look for
 */
export function searchParts(text: string): { readonly whole: string; readonly words: string[] } {
  const words = folded(text).split(/\s+/).filter(Boolean).slice(0, maximumWords);
  return { whole: compact(text), words };
}

/** By fewer digits nobody is known. */
const minimumDigits = 7;
/** With more, the same number may have its country's code or not. */
const comparedDigits = 9;

function phoneKeyOf(mobile: string): string {
  const digits = mobile.normalize('NFKD').replaceAll(/[^0-9]/g, '');
  return digits.length < minimumDigits ? '' : digits.slice(-comparedDigits);
}
