import anyAscii from 'any-ascii';
import { maximumLength } from '../../enrolment/core/form';
import { findPhoneNumber, withAsciiDigits } from '../phone-number';
import { codeOf } from '../reference';
import type { StoredEnrolment } from './enrolment';

/**
 * Letters and digits only, without case and accents: 'Đặng O’Öz ٣' as 'dangooz3'. Unicode does not
 * decompose every Latin letter; letters of other scripts stay as they are. Modifier letters go, as some
 * keyboards write apostrophes with them.
 */
const compact = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Script=Latin}\p{Nd}]/gu, anyAscii)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '');

/**
 * Begins every search text of this release. Add a star whenever {@link foundBy} changes: rows that begin
 * with fewer are renewed, those of a newer release are not. As a part of the text it is right also where an older server writes to the
 * same database. No search pattern can match it.
 */
export const edition = '* ';

/** The fields of a stored enrolment by which it is found. */
export type Found = Pick<
  StoredEnrolment,
  'name' | 'mobile' | 'nation' | 'email' | 'key' | 'reference'
>;

/** Columns by which an enrolment is found, made of its other columns. */
export function foundBy(found: Found) {
  const { name, mobile, email, key, reference } = found;
  const number = findPhoneNumber(found);
  const phones = [mobile, number?.number ?? '', number?.formatNational() ?? ''];
  // A single letter can unfold to 18, with which a stranger's names made every search slow.
  const names = compact(name).slice(0, maximumLength.name);
  const lines = [
    compact(reference),
    compact(codeOf(key) ?? ''),
    phones.map(compact).join(' '),
    compact(email),
    // Twice, so that either of first and last name may come first, without a space as in Chinese.
    names + names,
  ];
  return {
    searchText: edition + lines.join('\n'),
    /** The same for one phone number, however it is written; empty where there are too few digits. */
    phoneKey: phoneKeyOf(number?.number ?? withAsciiDigits(mobile)),
  };
}

const maximumWords = 6;

/**
 * Makes patterns for `LIKE` that a search text has to match.
 *
 * @returns one that finds codes, if there is anything to look for, and those that find the words of a name
 */
export function searchPatterns(text: string): { readonly code: string; readonly name: string[] } {
  const words = text.split(/\s+/).map(compact).filter(Boolean).slice(0, maximumWords);
  return {
    code: `%${compact(text)}%`,
    name: words.map((word) => `%\n%\n%\n%\n%${word}%`),
  };
}

/** By fewer digits nobody is known. */
const minimumDigits = 7;
/** With more, the same number may have its country's code or not. */
const comparedDigits = 9;

function phoneKeyOf(number: string): string {
  const digits = number.replaceAll(/[^0-9]/g, '');
  return digits.length < minimumDigits ? '' : digits.slice(-comparedDigits);
}
