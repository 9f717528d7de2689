import { setImmediate as otherWork } from 'node:timers/promises';
import type { StoredEnrolment } from './enrolment-store';

/** How many enrolments are read or deleted at once. */
export const portionSize = 500;

/** An enrolment with its place in the order of arrival. */
export type ArrivedEnrolment<Id> = StoredEnrolment & { readonly id: Id };

/**
 * Reads portion after portion, so that a long list takes little memory and holds no lock.
 *
 * @param read the next portion after a place, from 0 on
 */
export async function* readInPortions<Id extends number | string>(
  read: (after: Id | 0) => Promise<readonly ArrivedEnrolment<Id>[]>,
): AsyncGenerator<StoredEnrolment> {
  let last: Id | 0 = 0;
  for (;;) {
    const rows = await read(last);
    for (const { id, ...enrolment } of rows) {
      yield enrolment;
      last = id;
    }
    if (rows.length < portionSize) return;
  }
}

/**
 * Deletes portion after portion, and lets other work through in between.
 *
 * @param remove deletes a portion and says how many it were
 * @returns how many there were in all
 */
export async function removeInPortions(remove: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await remove();
    total += count;
    if (count < portionSize) return total;
    await otherWork();
  }
}
