import { isUnsettled, type OutboxRecord, type UnsettledRecord } from '../core/record';
import { overdueMs } from '../core/schedule';

/** What waits on this device, counted for the strip. */
export interface OutboxSummary {
  /** Saved on this device, and sent by itself: waiting or on their way. */
  readonly waiting: number;
  /** Of these, those whose first try is under way: most are through before one could read of it. */
  readonly underWay: number;
  /** Of these, those that are being sent. */
  readonly sending: number;
  /** Refused, or without an answer: they stay until the visitor decides. */
  readonly attention: number;
}

/** @param online what the browser believes: offline, a first try is not about to end well */
export function summarise(records: readonly OutboxRecord[], online: boolean): OutboxSummary {
  const waiting = records.filter(({ state }) => state === 'queued' || state === 'sending');
  return {
    waiting: waiting.length,
    underWay: online ? waiting.filter(isFirstTry).length : 0,
    sending: waiting.filter(({ state }) => state === 'sending').length,
    attention: records.filter(({ state }) => state === 'held' || state === 'rejected').length,
  };
}

function isFirstTry(record: OutboxRecord): boolean {
  if (record.state === 'queued') return record.attempts === 0;
  return record.state === 'sending' && record.attempts === 1;
}

/** The requests that wait so long that the visitor is offered other ways. */
export function overdue(records: readonly OutboxRecord[], now: number): UnsettledRecord[] {
  return records.filter(isUnsettled).filter(({ confirmedAt }) => now - confirmedAt >= overdueMs);
}
