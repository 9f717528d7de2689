import { describe, expect, test } from 'vitest';
import { countries, isCountryName } from '../../src/enrolment/core/countries';
import { enrolmentRequestSchema } from '../../src/enrolment/core/request';
import { maximumVipHours } from '../../src/enrolment/core/form';
import { sampleRequest as valid } from './support/samples';

/** Returns the name of each field that the schema rejects. */
function faultyFields(body: unknown): unknown[] {
  const issues = enrolmentRequestSchema().safeParse(body).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path[0]))];
}

describe('section 7: the payload', () => {
  test('has exactly the eight fields', () => {
    expect(enrolmentRequestSchema().parse(valid)).toEqual(valid);
    expect(enrolmentRequestSchema().safeParse({ ...valid, extra: '' }).success).toBe(false);
  });

  test.each(['name', 'mobile', 'email', 'nation', 'message'])(
    'is rejected if its %s is blank, too long, unprintable or not a string',
    (field) => {
      const controls = ['\u0000', '\n', '\u007f', '\u009b', '\u2028', '\u2029', '\ud800'].flatMap(
        (control) => [`a${control}b`, `${control}ab`, `ab${control}`],
      );
      for (const text of ['', ' \u200f\u3164', 'x'.repeat(2000), ...controls, 1, null]) {
        expect(faultyFields({ ...valid, [field]: text }), JSON.stringify(text)).toContain(field);
      }
    },
  );

  test.each(['name', 'mobile', 'email', 'nation', 'message'] as const)(
    'has invisible characters removed from its %s',
    (field) => {
      const text = valid[field];
      for (const invisible of '\u00ad\u034f\u061c\u200b\u200e\u200f\u2060\u202a\u202e\u2066\u2069\u3164\ufeff') {
        const typed = `${invisible}${text.slice(0, 3)}${invisible}${text.slice(3)}${invisible}`;
        expect(enrolmentRequestSchema().parse({ ...valid, [field]: typed })).toEqual(valid);
      }
    },
  );

  test.each([
    ['keeps a non-joiner between Persian letters', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['keeps the joiner of an emoji', '👩\u200d🎓', '👩\u200d🎓'],
    ['keeps a variant of a Chinese character', '辻\u{e0100}', '辻\u{e0100}'],
    ['removes a non-joiner without a letter before it', '\u200cSample', 'Sample'],
    ['removes a joiner after a Latin letter', 'Sam\u200dple', 'Sample'],
  ])('%s in a name', (_what, name, stored) => {
    expect(enrolmentRequestSchema().parse({ ...valid, name }).name).toBe(stored);
  });

  test.each([
    ['email', 'ａｎａ＠example。org', 'ana@example.org'],
    ['email', '\u3000ana\u200d@example.org\u00a0', 'ana@example.org'],
    ['email', 'mailto:ana@example.org?subject=Sample', 'ana@example.org'],
    ['mobile', '\u202d+60\u00a012\u2011000\u00a00000\u202c', valid.mobile],
    ['mobile', '＋６０　１２－０００　００００', valid.mobile],
    ['mobile', '+٦٠ ١٢-٠٠٠ ٠٠٠٠', valid.mobile],
    ['mobile', 'tel:+60 12-000 0000', valid.mobile],
  ] as const)('may have an %s typed or copied as “%s”', (field, typed, stored) => {
    expect(enrolmentRequestSchema().parse({ ...valid, [field]: typed })[field]).toBe(stored);
  });

  test.each([
    ['lang', ['english', 'Malay', '']],
    ['per', [3, '2', '3M', '']],
    ['hours', [-1, 1.5, '1', maximumVipHours + 1, Number.NaN, null]],
    ['email', ['plain', 'a@', '@b', 'a b@c.org', 'a@b..c']],
  ])('is rejected with a %s that the form does not send', (field, values) => {
    for (const value of values) expect(faultyFields({ ...valid, [field]: value })).toEqual([field]);
  });
});

test('section 9: the countries are the 249 of ISO 3166, and have other common names', () => {
  const sent = countries.map(({ name }) => name);
  expect(new Set(sent).size).toBe(249);
  expect(sent).toEqual(expect.arrayContaining(['China', 'Russia', 'Iran', 'Malaysia', 'Türkiye']));
  for (const name of ['Turkey', 'USA', "People's Republic of China"])
    expect(isCountryName(name), name).toBe(true);
  for (const name of ['Atlantis', 'Kosovo', 'malaysia', '', 'toString'])
    expect(isCountryName(name), name).toBe(false);
});
