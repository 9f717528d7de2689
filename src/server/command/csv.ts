import type { StoredEnrolment } from '../store/enrolment-store';
import { columns } from './columns';

/** Without it Excel reads UTF-8 as the encoding of the country it is set to. */
const byteOrderMark = '\uFEFF';

/** What makes spreadsheets take a cell for a formula; in East Asian ones, the wide forms too. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

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
  const text = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
