/**
 * Everyday names of countries, by their ISO 3166 codes, where they differ from the names that are
 * sent. The other languages list all countries.
 */
export const countryNames: Readonly<Record<string, string>> = {
  BN: 'Brunei',
  BQ: 'Caribbean Netherlands',
  CI: 'Côte d’Ivoire',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  MO: 'Macau',
  PN: 'Pitcairn Islands',
  RE: 'Réunion',
  ST: 'São Tomé and Príncipe',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TW: 'Taiwan',
  UM: 'US Outlying Islands',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'US Virgin Islands',
};
