import type { ReactNode } from 'react';
import { requests } from '../../content/requests';
import { outbox } from '../../content/outbox';
import type { IconName } from '../../ui/icon';
import type { StatePictureName } from '../../ui/state-picture';
import { type DeliveryFailure, isUntried, type QueuedRecord } from '../core/record';
import { requestCode } from '../core/request-code';
import { isOver } from '../core/schedule';
import { formatDateTime } from '../format-date-time';
import type { OpenRecord } from '../status/use-confirmation';

/** How a request stands that the academy does not have, and what can be done with it. */
interface RequestView {
  readonly state: string;
  readonly icon: IconName;
  readonly picture: StatePictureName;
  /** What is read at first sight, line by line: the code and what happens next. */
  readonly facts: readonly Fact[];
  /** What is seldom wanted. */
  readonly details: readonly Fact[];
  /** How to go on, where that is not plain. */
  readonly advice?: string;
  /** The names of the buttons that lead on. */
  readonly send?: string;
  readonly edit?: string;
}

export type Fact = readonly [name: string, value: ReactNode];

/** When a request is looked at, and whether the browser believes that it is online. */
interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly online: boolean;
}

const { facts, failure, state, when } = requests;

export function viewOf(record: OpenRecord, circumstances: Circumstances): RequestView {
  const requested: Fact = [facts.confirmed, formatDateTime(record.confirmedAt)];
  if (record.state === 'rejected') {
    return {
      state: state.rejected(record.status),
      icon: 'alert',
      picture: 'refused',
      facts: [],
      details: [requested, [facts.refused, formatDateTime(record.rejectedAt)]],
      advice: requests.advice,
      edit: outbox.alert.correct,
    };
  }
  const code: Fact = [facts.code, requestCode(record.id)];
  const { lastFailure } = record;
  const lastTry: Fact[] = lastFailure ? [[facts.lastTry, failureText(lastFailure)]] : [];
  // Only that reason asks something of the visitor.
  const isForeign = lastFailure?.kind === 'foreign-answer';
  const shown = [code, ...(isForeign ? lastTry : [])];
  const details = [requested, ...(isForeign ? [] : lastTry)];
  switch (record.state) {
    case 'queued':
      return {
        state: isUntried(record) ? state.queued : state.unconfirmed,
        icon: 'device',
        picture: 'waiting',
        facts: [...shown, [facts.nextTry, nextTryText(record, circumstances)]],
        details,
        edit: requests.actions.edit,
      };
    case 'sending':
      return {
        state: state.sending,
        icon: 'device',
        picture: 'sending',
        facts: shown,
        details,
      };
    case 'held':
      return {
        state: state.held,
        icon: 'alert',
        picture: 'waiting',
        facts: shown,
        details,
        send: circumstances.online ? requests.actions.sendNow : requests.actions.sendWhenOnline,
        edit: requests.actions.edit,
      };
  }
}

/** Why the last try was in vain, in plain words. */
function failureText(last: DeliveryFailure): string {
  if (last.kind !== 'status') return failure[last.kind];
  return last.status === 429 ? failure.busy : failure.status(last.status);
}

/** When a waiting request is tried next. */
function nextTryText({ wait, lastFailure }: QueuedRecord, { now, online }: Circumstances): string {
  if (!online && lastFailure?.kind !== 'status') return when.online;
  if (isOver(wait, now)) return online ? when.now : when.online;
  return wait.to - now < 60_000 ? when.soon : momentText(wait.to, now);
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A moment on the device's clock, to the minute. Both in milliseconds since 1970. */
export function momentText(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? when.today(timeFormat.format(moment)) : formatDateTime(moment);
}
