import { describe, expect, test } from 'vitest';
import { countries, isCountryName } from '../../src/enrolment/core/countries';
import { enrolmentRequestSchema } from '../../src/enrolment/core/request';
import { maximumVipHours } from '../../src/enrolment/core/form';
import { sampleRequest as valid } from './support/samples';

/** Returns the name of each field that the schema rejects. */
function faultyFields(body: unknown): unknown[] {
  const issues = enrolmentRequestSchema.safeParse(body).error?.issues ?? [];
  return [...new Set(issues.map(({ path }) => path[0]))];
}

describe('section 7: the payload', () => {
  test('has exactly the eight fields', () => {
    expect(enrolmentRequestSchema.parse(valid)).toEqual(valid);
    expect(enrolmentRequestSchema.safeParse({ ...valid, extra: '' }).success).toBe(false);
  });

  test.each(Object.keys(valid))('is rejected without %s', (field) => {
    expect(faultyFields({ ...valid, [field]: undefined })).toEqual([field]);
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

  test('has its name trimmed', () => {
    expect(enrolmentRequestSchema.parse({ ...valid, name: '  Sample Learner ' })).toEqual(valid);
  });

  test.each(['name', 'mobile', 'email', 'nation', 'message'] as const)(
    'has invisible characters removed from its %s',
    (field) => {
      const text = valid[field];
      for (const invisible of '\u00ad\u034f\u061c\u200b\u200e\u200f\u2060\u202a\u202e\u2066\u2069\u3164\ufeff') {
        const typed = `${invisible}${text.slice(0, 3)}${invisible}${text.slice(3)}${invisible}`;
        expect(enrolmentRequestSchema.parse({ ...valid, [field]: typed })).toEqual(valid);
      }
    },
  );

  test.each([
    ['that separates Persian letters', 'می\u200cخواهم'],
    ['that joins Malayalam letters', 'മോഹന്\u200d'],
    ['that joins emoji', '👩\u200d🎓'],
    ['that selects a variant of a Chinese character', '辻\u{e0100}'],
  ])('keeps an invisible character %s in a name', (_what, name) => {
    expect(enrolmentRequestSchema.parse({ ...valid, name })).toEqual({ ...valid, name });
  });

  test.each([
    ['without a letter before it', '\u200cSample Learner'],
    ['after a Latin letter', 'Sam\u200dple Learner'],
  ])('does not keep a joiner or non-joiner %s', (_where, name) => {
    expect(enrolmentRequestSchema.parse({ ...valid, name })).toEqual(valid);
  });

  test.each([
    ['with a full-width at sign', 'ana＠example.org'],
    ['in full-width letters, with an ideographic full stop', 'ａｎａ＠example。org'],
    ['between wide spaces', '\u3000ana@example.org\u00a0'],
    ['copied from a link', 'mailto:ana@example.org?subject=Sample'],
    ['with a joiner', 'ana\u200d@example.org'],
  ])('may have an email address %s', (_what, email) => {
    expect(enrolmentRequestSchema.parse({ ...valid, email }).email).toBe('ana@example.org');
  });

  test.each([
    ['as copied from a phone’s contacts', '\u202d+60 12-000 0000\u202c'],
    ['with non-breaking spaces and hyphens', '+60\u00a012\u2011000\u00a00000'],
    ['in full-width digits', '＋６０　１２－０００　００００'],
    ['in Arabic-Indic digits', '+٦٠ ١٢-٠٠٠ ٠٠٠٠'],
    ['in Devanagari digits', '+६० १२-००० ००००'],
    ['copied from a link', 'tel:+60 12-000 0000'],
  ])('may have a phone number %s', (_what, mobile) => {
    expect(enrolmentRequestSchema.parse({ ...valid, mobile })).toEqual(valid);
  });

  test.each([
    ['lang', ['english', 'Malay', '']],
    ['per', [3, '2', '3M', '']],
  ])('is rejected with a %s that the form does not offer', (field, values) => {
    for (const value of values) expect(faultyFields({ ...valid, [field]: value })).toEqual([field]);
  });

  test('has hours as an integer from 0 to the maximum, never as text', () => {
    for (const hours of [0, 1, maximumVipHours]) {
      expect(faultyFields({ ...valid, hours })).toEqual([]);
    }
    for (const hours of [-1, 1.5, '1', maximumVipHours + 1, Number.NaN, 1e300, null]) {
      expect(faultyFields({ ...valid, hours }), String(hours)).toEqual(['hours']);
    }
  });

  test.each(['plain', 'a@', '@b', 'a b@c.org', 'a@b..c'])(
    'is rejected with the email address %s',
    (email) => {
      expect(faultyFields({ ...valid, email })).toEqual(['email']);
    },
  );
});

describe('section 9: the countries of ISO 3166', () => {
  test('are 249, each sent under one name', () => {
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249);
    expect(countries.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['China', 'Russia', 'Iran', 'Malaysia', 'Türkiye']),
    );
  });

  test('are also recognised by other common names, but not by any other text', () => {
    for (const name of ['Turkey', 'USA', "People's Republic of China"]) {
      expect(isCountryName(name), name).toBe(true);
    }
    for (const name of ['Atlantis', 'Kosovo', 'malaysia', '', 'toString']) {
      expect(isCountryName(name), name).toBe(false);
    }
  });
});
