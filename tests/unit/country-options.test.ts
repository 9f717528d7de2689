import { expect, test } from 'vitest';
import { languageTags } from '../../src/site/languages';
import { countries } from '../../src/enrolment/core/countries';
import {
  countryMeant,
  countryNamed,
  findCountries,
  countryLabel,
} from '../../src/enrolment/wizard/country-options';

/** What people type, by the name that is sent. */
const typed: Readonly<Record<string, readonly string[]>> = {
  'United Kingdom': ['UK', 'uk', 'U.K.', 'England', 'Scotland', 'Wales', 'Great Britain'],
  'United States of America': ['USA', 'U.S.A.', 'US', 'America', 'the United States'],
  'United Arab Emirates': ['UAE', 'Emirates', 'الإمارات', 'الامارات'],
  'Saudi Arabia': ['KSA', 'Saudi', 'السعودية', 'السعوديه', 'المملكة العربية السعودية'],
  Myanmar: ['Burma', 'မြန်မာ'],
  'South Korea': ['Korea', 'Republic of Korea', '대한민국', '한국'],
  China: ['中国', '中國', 'PRC', 'china'],
  'Taiwan, Province of China': ['Taiwan', '台灣', '台湾', '臺灣'],
  'Hong Kong': ['香港', 'Hongkong'],
  "Côte d'Ivoire": ['Ivory Coast', "Cote d'Ivoire", 'Côte d’Ivoire'],
  Türkiye: ['Turkey', 'Turkiye'],
  'Democratic Republic of the Congo': ['DRC', 'DR Congo', 'Zaire'],
  Iran: ['ایران', 'ايران', 'Islamic Republic of Iran'],
  Guinea: ['Guinea'],
};

test.each(Object.entries(typed))('%s is found under its other names', (name, texts) => {
  for (const text of texts) {
    expect(findCountries(text)[0]?.value, text).toBe(name);
    expect(countryMeant(text), text).toBe(name);
  }
});

test('the beginning of a name offers all countries that have it', () => {
  expect(findCountries('uni').map(({ label }) => label)).toEqual([
    'United Arab Emirates',
    'United Kingdom',
    'United States',
    'Tanzania',
    'US Outlying Islands',
  ]);
  expect(findCountries('China').map(({ label }) => label)).toEqual(['China']);
  expect(findCountries('')).toHaveLength(countries.length);
});

test('a text that names several countries or none is sent as none', () => {
  for (const text of ['', ' ', 'uni', 'Congo', 'Atlantis', '-'])
    expect(countryMeant(text)).toBe('');
  // A name must be complete while the visitor still types.
  expect(countryNamed('Jap')).toBe('');
  expect(countryNamed('Niger')).toBe('Niger');
});

test('in English, countries have everyday names', () => {
  const labels = findCountries('').map(({ label }) => label);
  expect(new Set(labels).size).toBe(countries.length);
  expect(labels.filter((label) => label.includes(','))).toEqual([]);
  for (const label of ['Taiwan', 'Russia', 'Iran', 'Syria', 'South Korea', 'Bolivia', 'Tanzania']) {
    expect(labels).toContain(label);
  }
  expect(countryLabel('Moldova, Republic of')).toBe('Moldova');
  expect(countryLabel('Atlantis')).toBe('Atlantis');
});

const files = import.meta.glob<{ countryNames: Readonly<Record<string, string>> }>(
  '../../src/content/*/countries.ts',
  { eager: true },
);

test.each(languageTags.filter((tag) => tag !== 'en'))(
  'in %s, every country has a name of its own',
  (language) => {
    const { countryNames = {} } = files[`../../src/content/${language}/countries.ts`] ?? {};
    const codes = countries.map(({ code }) => code);
    expect(Object.keys(countryNames).toSorted()).toEqual(codes.toSorted());
    expect(new Set(Object.values(countryNames)).size).toBe(countries.length);
  },
);
