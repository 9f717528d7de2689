import type { StoredEnrolment } from '../store/enrolment-store';
import { columns } from './columns';

/** Without it Excel reads UTF-8 as the encoding of the country it is set to. */
const byteOrderMark = '\uFEFF';

/**
 * Where spreadsheets could begin a formula: at a sign, in East Asian ones a wide one too, at the
 * start of a cell or after a semicolon, which separates cells where the comma is in numbers. What
 * some skip or strip before it may stand between: spaces, quotes, invisible characters.
 */
const formulaStart = /(^|;)(?=[\s\p{C}\p{DI}"'`]*[=+\-@−＝＋－＠﹦﹢﹣﹫]|[\t\r\n])/gu;

/** Writes enrolments as CSV (RFC 4180) that is safe to open in a spreadsheet. */
export async function* toCsv(enrolments: AsyncIterable<StoredEnrolment>): AsyncIterable<string> {
  yield `${byteOrderMark}${columns.join(',')}\r\n`;
  for await (const enrolment of enrolments) {
    yield `${columns.map((column) => csvCell(enrolment[column])).join(',')}\r\n`;
  }
}

/** An apostrophe keeps a formula, and a number like '+60 12…', a text that still can be read. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(formulaStart, "$1'");
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
