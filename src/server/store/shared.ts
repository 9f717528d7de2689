import { setImmediate as otherWork } from 'node:timers/promises';
import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { HistoryEvent } from '../../office/contract';
import type { Acceptance, StoredEnrolment } from './enrolment-store';

/** How many enrolments are read, written or deleted at once. */
export const portionSize = 500;

/**
 * What becomes of a request whose key is known.
 *
 * @param key of the request
 * @param stored the row that the key belongs to: as its present key, or as a spent one
 */
export function acceptKnownKey(
  request: EnrolmentRequest,
  key: string,
  stored: StoredEnrolment,
): Acceptance {
  const { reference, receivedAt } = stored;
  return key !== stored.key || changedFields(request, stored).length === 0
    ? { kind: 'repeated', receipt: { reference, receivedAt } }
    : { kind: 'key-conflict' };
}

function changedFields(
  request: EnrolmentRequest,
  stored: EnrolmentRequest,
): (keyof EnrolmentRequest)[] {
  const fields = Object.keys(request) as (keyof EnrolmentRequest)[];
  return fields.filter((field) => request[field] !== stored[field]);
}

/** What a row's history says of a request that replaces what is stored there. */
export function replacement(request: EnrolmentRequest, stored: EnrolmentRequest): HistoryEvent {
  const fields = changedFields(request, stored);
  return { at: new Date().toISOString(), kind: 'replaced', fields };
}

/**
 * Deletes portion after portion, and lets other work through in between.
 *
 * @param remove deletes a portion and returns its size
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

/** The tables were made by a later version of this program. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/**
 * Which migrations a database has yet to go through. The n-th leads from version n to n + 1, and
 * released ones never change.
 *
 * @throws {NewerSchemaError} if it is ahead of them all
 */
export function pendingMigrations(migrations: readonly string[], version: number) {
  if (version > migrations.length) {
    throw new NewerSchemaError('it was written by a newer version of this program');
  }
  return migrations.slice(version);
}
