import type { DeviceState, StateChange } from './device';
import { type AcceptedRecord, findRecord, findWithdrawal, type Withdrawal } from './record';
import { windowFrom } from './schedule';

/*
 * The withdrawal of an accepted request is a separate record, which is delivered like a request.
 * All functions are pure.
 */

/** Returns true if the request can still be withdrawn on this device. */
export const canWithdraw = (record: AcceptedRecord, withdrawals: readonly Withdrawal[]): boolean =>
  record.reference !== null &&
  record.answer?.state !== 'closed' &&
  !findWithdrawal(withdrawals, record);

/** Queues an accepted request's withdrawal. The result is false if that is no longer possible. */
export const withdraw =
  (id: string, now: number) =>
  ({ records, withdrawals }: DeviceState): StateChange<boolean> => {
    const record = findRecord({ records }, id);
    if (record?.state !== 'accepted' || !canWithdraw(record, withdrawals)) return { result: false };
    const untried = { attempts: 0, lastFailure: null, wait: windowFrom(now, 0) };
    return { put: [{ id, changedAt: now, state: 'queued', ...untried }], result: true };
  };
