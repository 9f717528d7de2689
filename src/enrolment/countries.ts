import library from 'i18n-iso-countries/langs/en.json';

/**
 * Names that visitors look for, where the library leads with a longer one: the select's type-ahead
 * finds 'China' under C only if it starts with C.
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

/** Assigned by the library, not by ISO 3166. */
const notInIso3166 = new Set(['XK']);

const entries = Object.entries<string | string[]>(library.countries).filter(
  ([code]) => !notInIso3166.has(code),
);

/** The 249 countries of ISO 3166 by their English names, in alphabetical order (section 3). */
export const countryNames: readonly string[] = entries
  .map(([code, names]) => everydayNames[code] ?? [names].flat()[0] ?? code)
  .toSorted((a, b) => a.localeCompare(b, 'en'));

const knownNames = new Set([...entries.flatMap(([, names]) => names), ...countryNames]);

/** Whether a text is an English name of an ISO 3166 country: a listed one, or another in use. */
export function isCountryName(text: string): boolean {
  return knownNames.has(text);
}
