import library from 'i18n-iso-countries/langs/en.json';

/**
 * Everyday names of countries, most of which the library lists under another name first. Visitors
 * need them, because the select's type-ahead finds 'China' only if the name starts with 'C'.
 */
const everydayNames: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  GM: 'Gambia',
  IR: 'Iran',
  MK: 'North Macedonia',
  PS: 'Palestine',
  RU: 'Russia',
  TZ: 'Tanzania',
};

/** Codes in the library that ISO 3166 does not assign. */
const notInIso3166 = new Set(['XK']);

const entries = Object.entries<string | string[]>(library.countries).filter(
  ([code]) => !notInIso3166.has(code),
);

/** The ISO 3166 code of each country, by its English name. */
const codes = new Map(
  entries.map(([code, names]) => [everydayNames[code] ?? [names].flat()[0] ?? code, code]),
);

/** Returns the ISO 3166 code of a country in `countryNames`. */
export const countryCode = (name: string): string | undefined => codes.get(name);

/** English names of the 249 countries in ISO 3166, in alphabetical order (section 3). */
export const countryNames: readonly string[] = [...codes.keys()]
  .map((name) => ({ name, key: plainLetters(name) }))
  .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  .map(({ name }) => name);

/**
 * Returns the sort key of a name, for example 'aland' for 'Åland'. `Intl.Collator` would give the
 * same order, but would be the slowest part of opening the form.
 */
function plainLetters(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const knownNames = new Set([...entries.flatMap(([, names]) => names), ...countryNames]);

/** Returns true for any English name of an ISO 3166 country, even if `countryNames` lacks it. */
export function isCountryName(text: string): boolean {
  return knownNames.has(text);
}
