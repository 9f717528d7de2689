import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { toCsv, toJson, toTable } from '../../src/server/list-formats';
import type { StoredEnrolment } from '../../src/server/store/enrolment-store';

const enrolment: StoredEnrolment = {
  key: '3f2a91bc-5d1e-4c6f-9a3b-0123456789ab',
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

const code = '3F2A-91BC';
/** As the lists show it: with its code in place of the key. */
function listed(stored: StoredEnrolment) {
  const { key: _key, ...rest } = stored;
  return { ...rest, code };
}

/** A control sequence, a change of direction, an invisible letter, half a character. */
const tricks = 'a\u001B[2J\u009B1m\u202Eb\u2066\u{E0041}\u2028\uD83Dc';

async function* rows(...items: StoredEnrolment[]) {
  yield* items;
}

async function text(parts: AsyncIterable<string>) {
  return (await Readable.from(parts).toArray()).join('');
}

/** How a name stands in the list. */
async function csvCell(name: string) {
  const [, line = ''] = (await text(toCsv(rows({ ...enrolment, name })))).split(/\r\n(?=JLA)/);
  const before = `${code},`;
  return line.slice(line.indexOf(before) + before.length, line.indexOf(",'+60"));
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

  test.each(signs)('no cell starts a formula by %s', async (sign) => {
    for (const start of before) {
      expect(await csvCell(`${start}${sign}1+1`)).toMatch(/^"?'/);
      // Where a semicolon separates cells, what follows it is the start of one.
      expect(await csvCell(`HSK;${start}${sign}1+1`)).toMatch(/^"HSK;'/);
    }
  });

  test.each(['\tx', '\rx', '\nx'])('nor by the control character in %j', async (value) => {
    expect(await csvCell(value)).toMatch(/^"?'/);
  });

  test.each(['plain = text', 'a-b', 'Nur-Aisyah', 'x@example.org', '王小明', "O'Hara", 'a; b'])(
    '%s stays as it is',
    async (value) => {
      expect((await csvCell(value)).replaceAll('"', '')).toBe(value);
    },
  );

  test('a phone number stays readable', async () => {
    expect(await text(toCsv(rows(enrolment)))).toContain(",'+60 12-345 6789,");
  });

  test('separators and quotes are quoted (RFC 4180)', async () => {
    expect(await csvCell('a,b')).toBe('"a,b"');
    expect(await csvCell('say "hi"')).toBe('"say ""hi"""');
    expect(await csvCell('a\nb')).toBe('"a\nb"');
  });

  test('begins with a byte order mark and the header, also without rows', async () => {
    expect(await text(toCsv(rows()))).toBe(
      '\uFEFFreference,receivedAt,code,name,mobile,email,nation,lang,per,hours,message\r\n',
    );
  });
});

describe('JSON', () => {
  test.each([0, 1, 3])('is one array of %i enrolments', async (count) => {
    const items = Array.from({ length: count }, () => enrolment);
    expect(JSON.parse(await text(toJson(rows(...items))))).toEqual(items.map(listed));
  });

  test('shows a terminal nothing that it would obey, and loses nothing', async () => {
    const written = await text(toJson(rows({ ...enrolment, name: tricks })));
    expect(written).not.toMatch(/[^\P{C}\n]/u);
    expect(JSON.parse(written)).toEqual([{ ...listed(enrolment), name: tricks }]);
  });
});

describe('table', () => {
  test('keeps columns under each other, also in Chinese', async () => {
    const other = { ...enrolment, name: 'Aisyah' };
    const lines = (await text(toTable(rows(enrolment, other)))).split('\n');
    expect(lines[0]).toBe(
      'reference      receivedAt                code       name    mobile           email             nation  lang     per  hours  message',
    );
    expect(lines[1]).toContain('  3F2A-91BC  王小明  +60 12');
    expect(lines[2]).toContain('  3F2A-91BC  Aisyah  +60 12');
    expect(lines.slice(3)).toEqual(['2 enrolments', '']);
  });

  test('shows a terminal nothing that it would obey', async () => {
    const written = await text(toTable(rows({ ...enrolment, name: tricks })));
    expect(written).not.toMatch(/[^\P{C}\n]/u);
    expect(written).toContain('a\\u001b[2J\\u009b1m\\u202eb');
  });
});
