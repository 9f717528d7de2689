import type { StoredEnrolment } from '../store/enrolment-store';
import { columns } from './columns';
import { showInvisible } from './invisible';

const gap = '  ';
/** Chinese, Japanese and Korean characters and emoji take two columns of a terminal. */
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;
/** Marks combine with the character before them and take none. */
const combining = /[\p{Mn}\p{Me}]/u;

/**
 * Writes enrolments as a table for the terminal.
 *
 * @param list is called twice, for the widths and for the rows, so that no row has to be kept
 */
export async function* toTable(list: () => AsyncIterable<StoredEnrolment>): AsyncIterable<string> {
  const widths = columns.map((column) => column.length);
  for await (const enrolment of list()) {
    for (const [i, cell] of cellsOf(enrolment).entries()) {
      widths[i] = Math.max(widths[i] ?? 0, displayWidth(cell));
    }
  }
  yield line(columns, widths);
  let count = 0;
  for await (const enrolment of list()) {
    count += 1;
    yield line(cellsOf(enrolment), widths);
  }
  yield `${count} ${count === 1 ? 'enrolment' : 'enrolments'}\n`;
}

function cellsOf(enrolment: StoredEnrolment): string[] {
  return columns.map((column) => showInvisible(String(enrolment[column])));
}

function line(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, i) => {
    const missing = (widths[i] ?? 0) - displayWidth(cell);
    return cell + ' '.repeat(Math.max(0, missing));
  });
  return `${padded.join(gap).trimEnd()}\n`;
}

function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (!combining.test(character)) width += wide.test(character) ? 2 : 1;
  }
  return width;
}
