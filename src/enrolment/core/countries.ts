import library from 'i18n-iso-countries/langs/en.json';

/** The names under which some countries are sent, where the library lists another one first. */
const sentNames: Readonly<Record<string, string>> = {
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

interface Country {
  /** ISO 3166 code. */
  readonly code: string;
  /** The English name that is sent, whatever the page's language. */
  readonly name: string;
  /** All its English names in the library. */
  readonly names: string[];
}

/** The 249 countries of ISO 3166 (section 3). */
export const countries: readonly Country[] = Object.entries<string | string[]>(library.countries)
  .filter(([code]) => !notInIso3166.has(code))
  .map(([code, listed]) => {
    const names = [listed].flat();
    return { code, names, name: sentNames[code] ?? names[0] ?? code };
  });

const knownNames = new Set(countries.flatMap(({ name, names }) => names.concat(name)));

/** Returns true for any English name of an ISO 3166 country, even one that the form never sends. */
export function isCountryName(text: string): boolean {
  return knownNames.has(text);
}
