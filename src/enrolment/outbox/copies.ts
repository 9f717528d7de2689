import { isUnsettled, type OutboxRecord, type QueuedRecord, type UnsettledRecord } from './record';
import { type ConfirmedRequest, queued } from './transitions';

/** What a copy of a request holds: all that another device needs to send it. */
export interface SavedRequest extends ConfirmedRequest {
  readonly confirmedAt: number;
}

/**
 * A copy of the request is about to leave the device, and may reach the academy by another way: so
 * it can't be withdrawn any more, nor be changed and sent under a new key.
 */
export function handedOut(record: OutboxRecord): UnsettledRecord | undefined {
  if (!isUnsettled(record)) return undefined;
  return { ...record, departed: true, copies: (record.copies ?? 0) + 1 };
}

/**
 * A copy did not leave the device after all. Was it the only one, and was nothing tried since, then
 * the academy can know of the request no more than before.
 *
 * @param before the record that the copy was made of
 */
export function notHandedOut(
  record: OutboxRecord,
  before: UnsettledRecord,
): UnsettledRecord | undefined {
  if (!isUnsettled(record) || record.copies === undefined) return undefined;
  const { copies, ...rest } = record;
  if (copies > 1) return { ...rest, copies: copies - 1 };
  const isUntouched = record.state === before.state && record.attempts === before.attempts;
  return { ...rest, departed: isUntouched ? before.departed : true };
}

/**
 * A request that was confirmed elsewhere and came here as a copy. The academy may have it already,
 * and another device may send it as well: under its key it counts once.
 */
export function opened({ confirmedAt, ...request }: SavedRequest, now: number): QueuedRecord {
  return { ...queued(request, now), confirmedAt, departed: true, copies: 1 };
}
