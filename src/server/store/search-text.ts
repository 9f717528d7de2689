import anyAscii from 'any-ascii';
import { maximumLength } from '../../enrolment/core/form';
import { toBaseLetters } from '../../site/typed-text';
import { findPhoneNumber, withAsciiDigits } from '../phone-number';
import { shortCode } from '../reference';
import type { StoredEnrolment } from './enrolment';

/**
 * Reduces text to letters and digits without case or accents: 'Đặng O’Öz ٣' becomes 'dangooz3'.
 * Latin letters are transliterated, because Unicode doesn't decompose all of them. Letters in other
 * scripts are kept, except Arabic ones that people type for each other. Modifier letters are dropped,
 * because some keyboards use them as apostrophes.
 */
const compact = (text: string): string =>
  toBaseLetters(text)
    .replaceAll(/[\p{Script=Latin}\p{Nd}]/gu, anyAscii)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, '');

export type SearchableFields = Pick<
  StoredEnrolment,
  'name' | 'mobile' | 'nation' | 'email' | 'key' | 'reference'
>;

/** If a release changes this function, it has to rebuild the columns of the stored rows. */
export function buildSearchColumns(found: SearchableFields) {
  const { name, mobile, email, key, reference } = found;
  const number = findPhoneNumber(found);
  const phones = [mobile, number?.number ?? '', number?.formatNational() ?? ''];
  // One letter can expand to 18, so a stranger's name could slow down every search.
  const names = compact(name).slice(0, maximumLength.name);
  const lines = [
    compact(reference),
    compact(shortCode(key) ?? ''),
    phones.map(compact).join(' '),
    compact(email),
    // Twice, so that first and last name match in either order, even without a space.
    names + names,
  ];
  return {
    searchText: lines.join('\n'),
    /** The same for all spellings of a phone number; empty if it has too few digits. */
    phoneKey: toPhoneKey(number?.number ?? withAsciiDigits(mobile)),
  };
}

const maximumWords = 6;

/** A row matches `code`, or all patterns of `name`, which is empty if nothing is searchable. */
export function searchPatterns(text: string): { readonly code: string; readonly name: string[] } {
  const words = text.split(/\s+/).map(compact).filter(Boolean).slice(0, maximumWords);
  return {
    code: `%${compact(text)}%`,
    name: words.map((word) => `%\n%\n%\n%\n%${word}%`),
  };
}

/** Minimum length of a phone key. Fewer digits don't identify a person. */
const minimumDigits = 7;
/** Only the last digits are compared, because the country code may be missing. */
const comparedDigits = 9;

function toPhoneKey(number: string): string {
  const digits = number.replaceAll(/[^0-9]/g, '');
  return digits.length < minimumDigits ? '' : digits.slice(-comparedDigits);
}
