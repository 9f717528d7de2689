import anyAscii from 'any-ascii';
import { maximumLength } from '../../enrolment/core/form';
import { findPhoneNumber, withAsciiDigits } from '../phone-number';
import { shortCode } from '../reference';
import type { StoredEnrolment } from './enrolment';

/**
 * Returns only letters and digits, without case and accents: 'Đặng O’Öz ٣' as 'dangooz3'. Latin
 * letters are transliterated, as Unicode doesn't decompose all of them; those of other scripts are
 * kept. Modifier letters are dropped: some keyboards use them as apostrophes.
 */
const compact = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\p{Script=Latin}\p{Nd}]/gu, anyAscii)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '');

/**
 * Marks search texts of this release. Add a star whenever {@link buildSearchColumns} changes: rows with fewer
 * stars are rebuilt, those of a newer release are not. Being part of the text, it is also correct
 * for rows that an older server writes. No search pattern can match it.
 */
export const edition = '* ';

/** The searchable fields of a stored enrolment. */
export type SearchableFields = Pick<
  StoredEnrolment,
  'name' | 'mobile' | 'nation' | 'email' | 'key' | 'reference'
>;

/** Builds the search columns stored with each enrolment. */
export function buildSearchColumns(found: SearchableFields) {
  const { name, mobile, email, key, reference } = found;
  const number = findPhoneNumber(found);
  const phones = [mobile, number?.number ?? '', number?.formatNational() ?? ''];
  // Limit the length: as one letter can expand to 18, a stranger's names could slow every search.
  const names = compact(name).slice(0, maximumLength.name);
  const lines = [
    compact(reference),
    compact(shortCode(key) ?? ''),
    phones.map(compact).join(' '),
    compact(email),
    // Twice, to match first and last name in either order, also without a space as in Chinese.
    names + names,
  ];
  return {
    searchText: edition + lines.join('\n'),
    /** The same for all spellings of a phone number; empty if it has too few digits. */
    phoneKey: phoneKeyOf(number?.number ?? withAsciiDigits(mobile)),
  };
}

const maximumWords = 6;

/**
 * Builds `LIKE` patterns: a search text has to match `code`, or all of `name`.
 *
 * @returns a pattern for codes, and one per word for names; without words there is nothing to find
 */
export function searchPatterns(text: string): { readonly code: string; readonly name: string[] } {
  const words = text.split(/\s+/).map(compact).filter(Boolean).slice(0, maximumWords);
  return {
    code: `%${compact(text)}%`,
    name: words.map((word) => `%\n%\n%\n%\n%${word}%`),
  };
}

/** Fewer digits don't identify a person. */
const minimumDigits = 7;
/** Compares only the last digits, as the same number may be typed with or without country code. */
const comparedDigits = 9;

function phoneKeyOf(number: string): string {
  const digits = number.replaceAll(/[^0-9]/g, '');
  return digits.length < minimumDigits ? '' : digits.slice(-comparedDigits);
}
