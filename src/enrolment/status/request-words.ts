import { titleWithLanguage } from '../../content/course';
import { courseById } from '../../content/courses';
import { outbox } from '../../content/outbox';
import type { DeliveryFailure, OutboxRecord, QueuedRecord } from '../outbox/record';
import { isOver } from '../outbox/schedule';
import { mayHaveArrived } from '../outbox/transitions';

/** A record that the visitor's list shows. */
export type ListedRecord = Exclude<OutboxRecord, { state: 'accepted' }>;

export const isListed = (record: OutboxRecord): record is ListedRecord =>
  record.state !== 'accepted';

/** The course that a request is for. */
export const titleOf = ({ courseId }: Pick<OutboxRecord, 'courseId'>): string =>
  titleWithLanguage(courseById(courseId));

/** The course whose form it was typed in. */
export const formTitleOf = ({ formOf }: Pick<OutboxRecord, 'formOf'>): string =>
  titleWithLanguage(courseById(formOf));

/** How a request stands, in plain words. */
export function stateText(record: ListedRecord): string {
  const { state } = outbox;
  switch (record.state) {
    case 'queued':
      return mayHaveArrived(record) ? state.unconfirmed : state.queued;
    case 'sending':
      return state.sending;
    case 'held':
      return state.held;
    case 'rejected':
      return state.rejected(record.status);
  }
}

/** Why the last try was in vain, in plain words. */
export function failureText(failure: DeliveryFailure): string {
  if (failure.kind !== 'status') return outbox.failure[failure.kind];
  return failure.status === 429 ? outbox.failure.busy : outbox.failure.status(failure.status);
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
  if (!online && lastFailure?.kind !== 'status') return outbox.when.online;
  if (isOver(wait, now)) return online ? outbox.when.now : outbox.when.online;
  return wait.to - now < 60_000 ? outbox.when.soon : momentText(wait.to, now);
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** A moment on the device's clock, to the minute. Both in milliseconds since 1970. */
export function momentText(moment: number, now: number): string {
  const time = timeFormat.format(moment);
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? outbox.when.today(time) : outbox.when.otherDay(dayFormat.format(moment), time);
}
