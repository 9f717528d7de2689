import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { csvCell, toCsv } from '../../src/server/command/csv';
import { toJson } from '../../src/server/command/json';
import { toTable } from '../../src/server/command/table';
import type { StoredEnrolment } from '../../src/server/store/enrolment-store';

const enrolment: StoredEnrolment = {
  reference: 'JLA-2222-2222',
  receivedAt: '2026-11-20T08:00:00.000Z',
  name: '王小明',
  mobile: '+60 12-345 6789',
  email: 'wang@example.org',
  nation: 'China',
  lang: 'English',
  per: '1',
  hours: 0,
  message: 'Website enrolment: Academic English',
};

async function* rows(...items: StoredEnrolment[]) {
  yield* items;
}

async function text(parts: AsyncIterable<string>) {
  return (await Readable.from(parts).toArray()).join('');
}

describe('CSV', () => {
  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])(
    'a cell %j starts no formula',
    (value) => {
      expect(csvCell(value)).toMatch(/^"?'/);
    },
  );

  test('a phone number stays readable', () => {
    expect(csvCell('+60 12-345 6789')).toBe("'+60 12-345 6789");
  });

  test('separators and quotes are quoted (RFC 4180)', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('say "hi"')).toBe('"say ""hi"""');
    expect(csvCell('a\nb')).toBe('"a\nb"');
    expect(csvCell('plain = text')).toBe('plain = text');
    expect(csvCell(12)).toBe('12');
  });

  test('begins with a byte order mark and the header, also without rows', async () => {
    expect(await text(toCsv(rows()))).toBe(
      '\uFEFFreference,receivedAt,name,mobile,email,nation,lang,per,hours,message\r\n',
    );
  });
});

describe('JSON', () => {
  test.each([0, 1, 3])('is one array of %i enrolments', async (count) => {
    const items = Array.from({ length: count }, () => enrolment);
    expect(JSON.parse(await text(toJson(rows(...items))))).toEqual(items);
  });
});

describe('table', () => {
  test('keeps columns under each other, also in Chinese', async () => {
    const other = { ...enrolment, name: 'Aisyah' };
    const lines = (await text(toTable(() => rows(enrolment, other)))).split('\n');
    expect(lines[0]).toBe(
      'reference      receivedAt                name    mobile           email             nation  lang     per  hours  message',
    );
    expect(lines[1]).toContain('Z  王小明  +60 12');
    expect(lines[2]).toContain('Z  Aisyah  +60 12');
    expect(lines.slice(3)).toEqual(['2 enrolments', '']);
  });
});
