import { requests } from '../../content/requests';
import { type DeliveryFailure, isWithdrawable, type QueuedRecord } from '../core/record';
import { isOver } from '../core/schedule';
import type { ListedRecord } from '../status/request-words';

const { state, failure, when } = requests;

/** How a request stands, in plain words. */
export function stateText(record: ListedRecord): string {
  switch (record.state) {
    case 'queued':
      return isWithdrawable(record) ? state.queued : state.unconfirmed;
    case 'sending':
      return state.sending;
    case 'held':
      return state.held;
    case 'rejected':
      return state.rejected(record.status);
  }
}

/** Why the last try was in vain, in plain words. */
export function failureText(last: DeliveryFailure): string {
  if (last.kind !== 'status') return failure[last.kind];
  return last.status === 429 ? failure.busy : failure.status(last.status);
}

/**
 * When a waiting request is tried next.
 *
 * @param now milliseconds since 1970
 * @param online what the browser believes
 */
export function nextTryText(
  { wait, lastFailure }: QueuedRecord,
  { now, online }: { readonly now: number; readonly online: boolean },
): string {
  if (!online && lastFailure?.kind !== 'status') return when.online;
  if (isOver(wait, now)) return online ? when.now : when.online;
  return wait.to - now < 60_000 ? when.soon : momentText(wait.to, now);
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A moment on the device's clock, to the minute. Both in milliseconds since 1970. */
export function momentText(moment: number, now: number): string {
  const time = timeFormat.format(moment);
  const [then, today] = [new Date(moment), new Date(now)];
  if (then.toDateString() === today.toDateString()) return when.today(time);
  const format = then.getFullYear() === today.getFullYear() ? dayFormat : dateFormat;
  return when.otherDay(format.format(moment), time);
}
