import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';

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

/** A hyphen before a name, as from people with one name, who type '-' as the other. */
const hyphenBeforeName = /^(?= *- *\p{L}) *-/u;

/** A cell that starts no formula, because it has nothing but hyphens. */
const onlyHyphens = /^[- ]*$/;

/**
 * Makes a cell start no formula. An apostrophe leaves a number like '+60 12…' readable, but is not
 * part of a name.
 */
const asText = (cell: string): string =>
  onlyHyphens.test(cell)
    ? cell
    : cell
        // The Unicode hyphen looks the same, and is no sign.
        .replace(hyphenBeforeName, '\u2010')
        .replace(apostrophePositions, "'");

/** Writes rows as CSV (RFC 4180) that is safe to open in a spreadsheet. */
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
    // The library's own `escape_formulas` checks only a cell's first character.
    cast: { string: asText },
  });
  // The callback can ignore errors, because they destroy the stream and reading it then throws.
  pipeline(rows, csv, () => {});
  yield* csv.setEncoding('utf8');
}
