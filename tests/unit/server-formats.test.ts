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

/** A control sequence, a change of direction, an invisible letter, half a character. */
const tricks = 'a\u001B[2J\u009B1m\u202Eb\u2066\u{E0041}\u2028\uD83Dc';

async function* rows(...items: StoredEnrolment[]) {
  yield* items;
}

async function text(parts: AsyncIterable<string>) {
  return (await Readable.from(parts).toArray()).join('');
}

describe('CSV', () => {
  const signs = ['=', '+', '-', '@', '−', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫'];
  const before = [
    '',
    ' ',
    '\u00A0',
    '\u3000',
    '\uFEFF',
    '\u200B',
    '\u202E',
    '\u00AD',
    '\u3164',
    '"',
    "'",
    ' "',
  ];

  test.each(signs)('no cell starts a formula by %s', (sign) => {
    for (const start of before) {
      expect(csvCell(`${start}${sign}1+1`)).toMatch(/^"?'/);
      // Where a semicolon separates cells, what follows it is the start of one.
      expect(csvCell(`HSK;${start}${sign}1+1`)).toMatch(/^"HSK;'/);
    }
  });

  test.each(['\tx', '\rx', '\nx'])('nor by the control character in %j', (value) => {
    expect(csvCell(value)).toMatch(/^"?'/);
  });

  test.each(['plain = text', 'a-b', 'Nur-Aisyah', 'x@example.org', '王小明', "O'Hara", 'a; b'])(
    '%s stays as it is',
    (value) => {
      expect(csvCell(value).replaceAll('"', '')).toBe(value);
    },
  );

  test('a phone number stays readable', () => {
    expect(csvCell('+60 12-345 6789')).toBe("'+60 12-345 6789");
  });

  test('separators and quotes are quoted (RFC 4180)', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('say "hi"')).toBe('"say ""hi"""');
    expect(csvCell('a\nb')).toBe('"a\nb"');
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

  test('shows a terminal nothing that it would obey, and loses nothing', async () => {
    const written = await text(toJson(rows({ ...enrolment, name: tricks })));
    expect(written).not.toMatch(/[^\P{C}\n]/u);
    expect(JSON.parse(written)).toEqual([{ ...enrolment, name: tricks }]);
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

  test('shows a terminal nothing that it would obey', async () => {
    const written = await text(toTable(() => rows({ ...enrolment, name: tricks })));
    expect(written).not.toMatch(/[^\P{C}\n]/u);
    expect(written).toContain('a\\u001b[2J\\u009b1m\\u202eb');
  });

  test('does not keep its rows: it reads them a second time', async () => {
    let readings = 0;
    const list = () => {
      readings += 1;
      return rows(enrolment);
    };
    expect(await text(toTable(list))).toMatch(/1 enrolment\n$/);
    expect(readings).toBe(2);
  });
});
