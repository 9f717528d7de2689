import { pipeline } from 'node:stream';
import Table from 'cli-table3';
import { stringify } from 'csv-stringify';
import { shortCode } from './reference';
import { requestFields, type StoredEnrolment } from './store/enrolment';

/**
 * Columns of every format: reference, time, code, the request's eight fields (specification,
 * section 7), and the language of the page with the form.
 */
const columns = ['reference', 'receivedAt', 'code', ...requestFields, 'pageLanguage'] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number | null>>;
type Enrolments = AsyncIterable<StoredEnrolment>;

const toRow = ({ key, ...enrolment }: StoredEnrolment): Row => ({
  ...enrolment,
  code: shortCode(key),
});

async function* toRows(enrolments: Enrolments): AsyncIterable<Row> {
  for await (const enrolment of enrolments) yield toRow(enrolment);
}

export const formats = {
  table: toTable,
  csv: toCsv,
  json: toJson,
} as const;
export type Format = keyof typeof formats;
export const formatNames = ['table', 'csv', 'json'] as const satisfies readonly Format[];

/** Formats enrolments as a table for a terminal. Buffers all rows to compute the column widths. */
export async function* toTable(enrolments: Enrolments): AsyncIterable<string> {
  const table = new Table({
    head: [...columns],
    chars: withoutLines,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
  });
  for await (const enrolment of enrolments) {
    const row = toRow(enrolment);
    table.push(columns.map((column) => showInvisible(String(row[column] ?? ''))));
  }
  yield `${table.toString().replace(/ +$/gm, '')}\n`;
  yield `${table.length} ${table.length === 1 ? 'enrolment' : 'enrolments'}\n`;
}

const withoutLines = Object.fromEntries(
  ['top', 'bottom', 'left', 'right', 'mid']
    .flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`])
    .concat('middle')
    .map((name) => [name, '']),
);

/**
 * Positions where a spreadsheet may start a formula: before a sign (=, +, -, @ or a variant of
 * these) at the start of a cell, or after a semicolon, tab or line break. Semicolons separate cells
 * in locales with a decimal comma, and a line break ends a row unless the cell starts with a quote.
 * Some programs skip spaces, quotes and invisible characters before the sign. A tab or line break
 * at the start of a cell also counts.
 */
const formulaStart =
  /(?<=^|[;\t\n]|\r(?!\n))(?=[\s\p{C}\p{DI}"'`]*[=+\-@−＝＋－＠﹦﹢﹣﹫])|(?<=^|;)(?=[\t\r\n])/u;

/**
 * Start of a cell with digits but no letters, such as a phone number without a country code.
 * Spreadsheets would read such a cell as a number or a date, and drop leading zeros. Cells with a
 * colon (times) or only one digit (lengths in months) are left as they are.
 */
const numberStart = /^(?=.*\p{Nd}.*\p{Nd})(?=[^\p{L}:]*$)/u;

/** Positions where CSV needs an apostrophe, so that a spreadsheet reads the cell as text. */
const apostrophePositions = new RegExp(`${formulaStart.source}|${numberStart.source}`, 'gu');

export function toCsv(enrolments: Enrolments): AsyncIterable<string> {
  return streamCsv(toRows(enrolments), columns);
}

/**
 * Writes rows as CSV (RFC 4180) that is safe to open in a spreadsheet.
 *
 * @param headings column names in order, or a map from column names to headings
 */
export async function* streamCsv(
  rows: AsyncIterable<object>,
  headings: readonly string[] | Readonly<Record<string, string>>,
): AsyncIterable<string> {
  const csv = stringify({
    // Without a BOM, Excel would decode the file in its locale's encoding instead of UTF-8.
    bom: true,
    header: true,
    columns: headings,
    record_delimiter: 'windows',
    quoted_match: /[;\t\r\n]/,
    // Insert an apostrophe, which leaves a number like '+60 12…' readable. The library's own
    // `escape_formulas` checks only a cell's first character.
    cast: { string: (text) => text.replace(apostrophePositions, "'") },
  });
  // The callback can ignore errors, because they destroy the stream and reading it then throws.
  pipeline(rows, csv, () => {});
  yield* csv.setEncoding('utf8');
}

/** Writes enrolments as a JSON array, with one enrolment per line. */
export async function* toJson(enrolments: Enrolments): AsyncIterable<string> {
  let separator = '[\n';
  for await (const enrolment of enrolments) {
    yield `${separator}${showInvisible(JSON.stringify(toRow(enrolment), [...columns]))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Characters that a terminal interprets instead of displaying: control characters, and characters
 * that reorder, hide or join text. The server rejects control characters in requests, but the
 * output must not rely on that.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Replaces invisible characters with JSON escapes such as '\u202e'. */
function showInvisible(text: string): string {
  return text.replace(invisible, (character) =>
    Array.from({ length: character.length }, (_, i) =>
      escapeCodeUnit(character.charCodeAt(i)),
    ).join(''),
  );
}

function escapeCodeUnit(value: number): string {
  return `\\u${value.toString(16).padStart(4, '0')}`;
}
