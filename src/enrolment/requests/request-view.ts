import { requests } from '#words/requests';
import { outbox } from '#words/outbox';
import type { FactRow } from '../../ui/facts';
import type { IconName } from '../../ui/icon';
import type { StatusIllustrationName } from '../../ui/status-illustration';
import { type DeliveryFailure, hasEnded, mayHaveArrived, type QueuedRecord } from '../core/record';
import { requestCode } from '../core/request-code';
import { formatDateTime, formatTime } from '../format-date-time';
import type { OpenRecord } from '../status/use-confirmation';

interface RequestView {
  readonly state: string;
  readonly icon: IconName;
  readonly picture: StatusIllustrationName;
  readonly facts: readonly FactRow[];
  /** Rarely needed facts, collapsed on screen. */
  readonly details: readonly FactRow[];
  readonly advice?: string;
  readonly send?: string;
}

interface Circumstances {
  readonly now: number;
  readonly online: boolean;
  /** The reference of the accepted request that this one replaces. */
  readonly replaced?: string | null | undefined;
}

const { facts, failure, state, when } = requests;

/** Returns what the card of a request says and offers. */
export function describeRequest(record: OpenRecord, circumstances: Circumstances): RequestView {
  const requested: FactRow = [facts.confirmed, formatDateTime(record.confirmedAt)];
  const { replaced } = circumstances;
  const replaces: FactRow[] = replaced ? [[facts.replaces, replaced]] : [];
  if (record.state === 'rejected') {
    return {
      state: state.rejected(record.status),
      icon: 'alert',
      picture: 'refused',
      facts: replaces,
      details: [requested, [facts.refused, formatDateTime(record.rejectedAt)]],
      advice: requests.advice,
    };
  }
  const { lastFailure } = record;
  const lastTry: FactRow[] = lastFailure ? [[facts.lastTry, failureText(lastFailure)]] : [];
  // The text of this failure asks the visitor to act, so it is always visible.
  const isForeign = lastFailure?.kind === 'foreign-answer';
  const code: FactRow = [facts.code, requestCode(record.id)];
  const shown = [code, ...replaces, ...(isForeign ? lastTry : [])];
  const details = [requested, ...(isForeign ? [] : lastTry)];
  if (record.state === 'held') {
    return {
      state: state.held,
      icon: 'alert',
      picture: 'waiting',
      facts: shown,
      details,
      send: circumstances.online ? requests.actions.sendNow : requests.actions.sendWhenOnline,
    };
  }
  const isSending = record.state === 'sending';
  const nextTry = isSending ? when.sending : nextTryText(record, circumstances);
  return {
    state: outbox.arrival[mayHaveArrived(record) ? 'unconfirmed' : 'unsent'],
    icon: 'device',
    picture: isSending ? 'sending' : 'waiting',
    facts: [...shown, [facts.nextTry, nextTry]],
    details,
  };
}

function failureText(last: DeliveryFailure): string {
  if (last.kind !== 'status') return failure[last.kind];
  return last.status === 429 ? failure.busy : failure.status(last.status);
}

function nextTryText({ wait, lastFailure }: QueuedRecord, { now, online }: Circumstances): string {
  if (!online && lastFailure?.kind !== 'status') return when.online;
  if (hasEnded(wait, now)) return online ? when.now : when.online;
  return wait.to - now < 60_000 ? when.soon : momentText(wait.to, now);
}

/** Includes the date unless the moment is on the same day as `now`. */
function momentText(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? when.today(formatTime(moment)) : formatDateTime(moment);
}
