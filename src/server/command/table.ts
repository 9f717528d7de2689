import type { StoredEnrolment } from '../store/enrolment-store';
import { columns } from './columns';

const gap = '  ';
/** Chinese, Japanese and Korean characters take two columns of a terminal, combining marks none. */
const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60]/u;
const combining = /[\p{Mn}\p{Me}\p{Cf}]/u;

/**
 * Writes enrolments as a table for the terminal.
 *
 * @param list is called twice, for the widths and for the rows, so that no row has to be kept
 */
export async function* toTable(list: () => AsyncIterable<StoredEnrolment>): AsyncIterable<string> {
  const widths = columns.map((column) => column.length);
  let count = 0;
  for await (const enrolment of list()) {
    count += 1;
    for (const [i, column] of columns.entries()) {
      widths[i] = Math.max(widths[i] ?? 0, displayWidth(String(enrolment[column])));
    }
  }
  yield line(columns, widths);
  for await (const enrolment of list()) {
    yield line(
      columns.map((column) => String(enrolment[column])),
      widths,
    );
  }
  yield `${count} ${count === 1 ? 'enrolment' : 'enrolments'}\n`;
}

function line(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, i) => {
    const missing = (widths[i] ?? 0) - displayWidth(cell);
    return cell + ' '.repeat(Math.max(0, missing));
  });
  return `${padded.join(gap).trimEnd()}\n`;
}

function displayWidth(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (combining.test(character) ? 0 : wide.test(character) ? 2 : 1),
    0,
  );
}
