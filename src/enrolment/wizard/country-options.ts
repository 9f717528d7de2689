import { countryAliases } from '../../content/country-aliases';
import { countryNames } from '#words/countries';
import { locale } from '../../site/page-language';
import { toBaseLetters } from '../../site/typed-text';
import { countries } from '../core/countries';

interface CountryOption {
  /** The English name that is sent, whatever the label. */
  readonly value: string;
  readonly label: string;
  /** All names of the country, in the form in which they are compared. The label is the first. */
  readonly names: readonly string[];
}

let options: readonly CountryOption[] | undefined;

const allOptions = (): readonly CountryOption[] => (options ??= listOptions());

/** Returns all countries in the alphabetical order of the page's language. */
function listOptions(): readonly CountryOption[] {
  const { compare } = new Intl.Collator(locale);
  return countries
    .map(({ code, name, names }) => {
      const label = countryNames[code] ?? name;
      const others = [...(countryAliases[code]?.split('|') ?? []), name, ...names];
      // Without what ISO adds after a comma, or 'China' would also find 'Taiwan, Province of China'.
      const known = [label, ...others.map((other) => other.replace(/,.*/, ''))];
      return { value: name, label, names: [...new Set(known.map(toWords))] };
    })
    .toSorted((one, other) => compare(one.label, other.label));
}

/** Reduces a name to words without case, accents and signs: 'The U.K.' becomes 'uk'. */
const toWords = (text: string): string =>
  toBaseLetters(text)
    .toLowerCase()
    .replace(/['’ʻ.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');

const withoutSpaces = (words: string): string => words.replaceAll(' ', '');

/** Returns how well a country's name matches the typed words: the lower, the better. */
function distance({ names }: CountryOption, typed: string): number {
  const letters = withoutSpaces(typed);
  const starts = (name: string) => withoutSpaces(name).startsWith(letters);
  if (names.some((name) => withoutSpaces(name) === letters)) return 0;
  if (starts(names[0] ?? '')) return 1;
  if (names.some(starts)) return 2;
  return names.some((name) => name.includes(` ${typed}`)) ? 3 : Infinity;
}

/** Returns the countries with a name that has words like those typed, the closest ones first. */
export function findCountries(text: string): readonly CountryOption[] {
  const typed = toWords(text);
  return allOptions()
    .map((option) => ({ option, rank: typed === '' ? 0 : distance(option, typed) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/**
 * Returns the name to send for a country that was typed under any of its names, or '' if the text
 * names none or several.
 */
export function countryNamed(text: string): string {
  if (countries.some(({ name }) => name === text)) return text;
  const typed = toWords(text);
  const found = typed ? allOptions().filter((option) => distance(option, typed) === 0) : [];
  return found.length === 1 ? (found[0]?.value ?? '') : '';
}

/** Returns the name to send for a country whose typed name may be incomplete, or ''. */
export function countryMeant(text: string): string {
  const found = text.trim() ? findCountries(text) : [];
  return countryNamed(text) || (found.length === 1 ? (found[0]?.value ?? '') : '');
}

/** Returns a country's name in the page's language, given the name that is sent. */
export function countryLabel(value: string): string {
  const country = countries.find(({ name }) => name === value);
  return (country && countryNames[country.code]) ?? value;
}
