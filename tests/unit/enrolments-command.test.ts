import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/server/cli/arguments';
import { OperatorError } from '../../src/server/run-program';
import { streamCsv } from '../../src/server/csv';

describe('the command’s arguments', () => {
  test.each([
    [['list'], { kind: 'list', filter: {} }],
    [
      ['list', '--since', '2026-11-01'],
      { kind: 'list', filter: { since: '2026-10-31T16:00:00.000Z' } },
    ],
    [['delete', 'JLA-2222-2222'], { kind: 'delete', reference: 'JLA-2222-2222' }],
    [['purge', '--older-than', '365'], { kind: 'purge', days: 365 }],
  ])('%j are valid', (words, command) => {
    expect(readCommand(words)).toEqual(command);
  });

  test.each([
    [['list', '--unknown']],
    [['list', '--since', '2026-02-30']],
    [['delete']],
    [['purge']],
    [['purge', '--older-than', '0']],
    [['purge', '--older-than', '9999999999']],
  ])('%j are rejected with a usage error', (words) => {
    expect(() => readCommand(words)).toThrow(OperatorError);
  });
});

describe('CSV', () => {
  async function* rows(name: string) {
    yield { name };
  }

  /** Returns the CSV cell for a name. */
  async function csvCell(name: string) {
    const [, cell = ''] =
      /^\uFEFFname\r\n(.*)\r\n$/s.exec(
        (await Readable.from(streamCsv(rows(name), ['name'])).toArray()).join(''),
      ) ?? [];
    return cell;
  }

  const before = ['', ' ', '\u00A0', '\uFEFF', '\u200B', '\u202E', '\u3164', '"', "'"];

  test.each([...'=+-@−＝＋－＠﹢﹣﹦﹫'])('no cell starts a formula with %s', async (sign) => {
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

  test.each([
    ['Nur-Aisyah', 'Nur-Aisyah'],
    ["O'Hara 王小明", "O'Hara 王小明"],
    ['2026-11-26 09:05', '2026-11-26 09:05'],
    [' - ', ' - '],
    // A name gets a hyphen that starts no formula, and no apostrophe.
    ['- Sukarno', '‐ Sukarno'],
    ['- 王小明', '‐ 王小明'],
    ["-cmd|' /C calc'!A0", "‐cmd|' /C calc'!A0"],
    // Numbers are kept as text.
    ['0120000003', "'0120000003"],
    ['٠١٢٠٠٠٠٠٠٣', "'٠١٢٠٠٠٠٠٠٣"],
    ['1-2026', "'1-2026"],
    ['\tx', "'\tx"],
  ])('the text %j becomes %j', async (text, cell) => {
    expect((await csvCell(text)).replaceAll('"', '')).toBe(cell);
  });
});
