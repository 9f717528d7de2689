import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/server/cli/arguments';
import { OperatorError } from '../../src/server/run-program';
import { toCsv, toJson, toTable } from '../../src/server/list-formats';
import type { StoredEnrolment } from '../../src/server/store/enrolment';

describe('the command’s arguments', () => {
  test.each([
    [['list'], { kind: 'list', format: 'table', filter: {} }],
    [
      ['list', '--language', 'English', '--since', '2026-11-01'],
      {
        kind: 'list',
        format: 'table',
        filter: { since: '2026-10-31T16:00:00.000Z', language: 'English' },
      },
    ],
    [['delete', 'JLA-2222-2222'], { kind: 'delete', reference: 'JLA-2222-2222' }],
    [['purge', '--older-than', '365'], { kind: 'purge', days: 365 }],
    [['--help'], { kind: 'help' }],
  ])('%j are valid', (words, command) => {
    expect(readCommand(words)).toEqual(command);
  });

  test.each([
    [['lsit']],
    [['list', '--unknown']],
    [['list', '--language', 'english']],
    [['list', '--since', '2026-02-30']],
    [['delete']],
    [['purge']],
    [['purge', '--older-than', '0']],
    [['purge', '--older-than', '9999999999']],
  ])('%j are rejected with a usage error', (words) => {
    expect(() => readCommand(words)).toThrow(OperatorError);
  });
});

const enrolment: StoredEnrolment = {
  id: 1,
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
  pageLanguage: 'zh',
};
const code = '3F2A-91BC';
/** A name with control sequences, bidirectional marks, a tag character and a lone surrogate. */
const tricks = 'a\u001B[2J\u009B1m\u202Eb\u2066\u{E0041}\u2028\uD83Dc';

async function* rows(...items: StoredEnrolment[]) {
  yield* items;
}

async function written(parts: AsyncIterable<string>) {
  return (await Readable.from(parts).toArray()).join('');
}

describe('CSV', () => {
  /** Returns the CSV cell for a name. */
  async function csvCell(name: string) {
    const [, line = ''] = (await written(toCsv(rows({ ...enrolment, name })))).split(/\r\n(?=JLA)/);
    const before = `${code},`;
    return line.slice(line.indexOf(before) + before.length, line.indexOf(",'+60"));
  }

  const signs = ['=', '+', '-', '@', '−', '＝', '＋', '－', '＠', '﹢', '﹣', '﹦', '﹫'];
  const before = ['', ' ', '\u00A0', '\uFEFF', '\u200B', '\u202E', '\u00AD', '\u3164', '"', "'"];

  test.each(signs)('no cell starts a formula with %s', async (sign) => {
    for (const start of before) {
      expect(await csvCell(`${start}${sign}1+1`)).toMatch(/^"?'/);
      // In locales where semicolons separate cells, the text after a semicolon starts a new cell.
      expect(await csvCell(`HSK;${start}${sign}1+1`)).toMatch(/^"HSK;'/);
      // In such locales, a quote after a comma does not start a cell, so a line break after the
      // quote ends the row.
      for (const end of ['\n', '\r\n', '\r', '\t']) {
        const cell = await csvCell(`HSK${end}${start}${sign}1+1`);
        expect(cell.slice(0, 5 + end.length), JSON.stringify(end)).toBe(`"HSK${end}'`);
      }
    }
  });

  test.each(['\tx', '\rx', '\nx'])(
    'no cell starts a formula with the control character in %j',
    async (value) => {
      expect(await csvCell(value)).toMatch(/^"?'/);
    },
  );

  test.each([
    'plain = text',
    'Nur-Aisyah',
    'x@example.org',
    '王小明',
    "O'Hara",
    'a; b',
    '2026-11-26 09:05',
  ])('the text %s is unchanged', async (value) => {
    expect((await csvCell(value)).replaceAll('"', '')).toBe(value);
  });

  test.each([
    '0120000003',
    '012-000 0003',
    '(03) 2000 0003',
    '03/2000.0003',
    '60120000003',
    '٠١٢٠٠٠٠٠٠٣',
    '０１２０００',
    '1-2026',
    '007',
  ])('the number %s is kept as text', async (value) => {
    expect(await csvCell(value)).toBe(`'${value}`);
  });

  test('begins with a byte order mark and the header, and keeps phone numbers readable', async () => {
    expect(await written(toCsv(rows(enrolment)))).toBe(
      '\uFEFFreference,receivedAt,code,name,mobile,email,nation,lang,per,hours,message,pageLanguage\r\n' +
        `JLA-2222-2222,2026-11-20T08:00:00.000Z,${code},王小明,'+60 12-345 6789,` +
        'wang@example.org,China,English,1,0,Website enrolment: Academic English,zh\r\n',
    );
  });
});

test.each([0, 1, 3])(
  'JSON is an array of %i enrolments, without control characters',
  async (count) => {
    const items = Array.from({ length: count }, () => ({ ...enrolment, name: tricks }));
    const list = await written(toJson(rows(...items)));
    const { id: _id, key: _key, ...listed } = { ...enrolment, name: tricks, code };
    expect(JSON.parse(list)).toEqual(items.map(() => listed));
    expect(list, 'no control characters').not.toMatch(/[^\P{C}\n]/u);
  },
);

test('a table counts its rows and contains no control characters', async () => {
  const list = await written(toTable(rows(enrolment, { ...enrolment, name: tricks })));
  expect(list).toContain(`  ${code}  王小明`);
  expect(list).toContain('a\\u001b[2J\\u009b1m\\u202eb');
  expect(list).not.toMatch(/[^\P{C}\n]/u);
  expect(list).toMatch(/\n2 enrolments\n$/);
});
