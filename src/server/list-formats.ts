import { pipeline } from 'node:stream';
import Table from 'cli-table3';
import { stringify } from 'csv-stringify';
import { codeOf } from './reference';
import { requestFields, type StoredEnrolment } from './store/enrolment';

/** The columns of every format: the receipt, the code, then the eight fields of section 7. */
const columns = ['reference', 'receivedAt', 'code', ...requestFields] as const;

type Row = Readonly<Record<(typeof columns)[number], string | number | null>>;
type Enrolments = AsyncIterable<StoredEnrolment>;

const rowOf = ({ key, ...enrolment }: StoredEnrolment): Row => ({
  ...enrolment,
  code: codeOf(key),
});

async function* rowsOf(enrolments: Enrolments): AsyncIterable<Row> {
  for await (const enrolment of enrolments) yield rowOf(enrolment);
}

export const formats = {
  table: toTable,
  csv: toCsv,
  json: toJson,
} as const;
export type Format = keyof typeof formats;
export const formatNames = ['table', 'csv', 'json'] as const satisfies readonly Format[];

/** Writes enrolments as a table for the terminal. Holds all of them, as its widths need. */
export async function* toTable(enrolments: Enrolments): AsyncIterable<string> {
  const table = new Table({
    head: [...columns],
    chars: withoutLines,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
  });
  for await (const enrolment of enrolments) {
    const row = rowOf(enrolment);
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
 * Where spreadsheets could begin a formula: at a sign, in East Asian ones a wide one too, at the
 * start of a cell or after a semicolon, which separates cells where the comma is in numbers, a tab,
 * or a line break, which ends a row where the quotes round a cell are no longer at its start. What
 * some skip or strip before it may stand between: spaces, quotes, invisible characters.
 */
const formulaStart =
  /(?<=^|[;\t\n]|\r(?!\n))(?=[\s\p{C}\p{DI}"'`]*[=+\-@−＝＋－＠﹦﹢﹣﹫])|(?<=^|;)(?=[\t\r\n])/u;

/**
 * Start of a cell that has digits but no letters, like a phone number without its country's code, which
 * spreadsheets would read as a number or a date, and drop leading zeros. Only a time has colons, and
 * stays one; a single digit is a length in months.
 */
const numberStart = /^(?=.*\p{Nd}.*\p{Nd})(?=[^\p{L}:]*$)/u;

const textStart = new RegExp(`${formulaStart.source}|${numberStart.source}`, 'gu');

/** Writes enrolments as CSV. */
export function toCsv(enrolments: Enrolments): AsyncIterable<string> {
  return csvOf(rowsOf(enrolments), columns);
}

/**
 * Writes rows as CSV (RFC 4180) that is safe to open in a spreadsheet.
 *
 * @param headings the columns, in their order, or also what each is called
 */
export async function* csvOf(
  rows: AsyncIterable<object>,
  headings: readonly string[] | Readonly<Record<string, string>>,
): AsyncIterable<string> {
  const csv = stringify({
    // Without it Excel reads UTF-8 as the encoding of the country it is set to.
    bom: true,
    header: true,
    columns: headings,
    record_delimiter: 'windows',
    quoted_match: /[;\t\r\n]/,
    // An apostrophe keeps a number like '+60 12…' readable. The library's own `escape_formulas`
    // looks at a cell's first character alone.
    cast: { string: (text) => text.replace(textStart, "'") },
  });
  // An error on the way destroys the stream, and is thrown by reading it.
  pipeline(rows, csv, () => {});
  yield* csv.setEncoding('utf8');
}

/** Writes enrolments as one JSON array, an enrolment per line. */
export async function* toJson(enrolments: Enrolments): AsyncIterable<string> {
  let separator = '[\n';
  for await (const enrolment of enrolments) {
    yield `${separator}${showInvisible(JSON.stringify(rowOf(enrolment), [...columns]))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * Characters that a terminal obeys instead of showing them: control characters, and those that
 * turn, hide or join the text around them. The form takes no control characters, but a terminal
 * should not have to rely on it.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Shows them by their number, as JSON writes them: '\u202e'. */
function showInvisible(text: string): string {
  return text.replace(invisible, (character) =>
    Array.from({ length: character.length }, (_, i) => codeUnit(character.charCodeAt(i))).join(''),
  );
}

function codeUnit(value: number): string {
  return `\\u${value.toString(16).padStart(4, '0')}`;
}
