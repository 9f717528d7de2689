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
  .map((name) => ({ name, key: plainLetters(name) }))
  .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  .map(({ name }) => name);

/**
 * What a name is sorted by: 'Åland' as 'aland'. The browser's own order of words is the same, and
 * keeps the page busy for longer than anything else that opens the form.
 */
function plainLetters(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

const knownNames = new Set([...entries.flatMap(([, names]) => names), ...countryNames]);

/** Whether a text is an English name of an ISO 3166 country: a listed one, or another in use. */
export function isCountryName(text: string): boolean {
  return knownNames.has(text);
}
