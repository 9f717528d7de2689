import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import { paths } from '../../content/paths';
import { replies } from '#words/replies';
import { BannerLine } from '../../ui/banner';
import { Button, ButtonLink } from '../../ui/button';
import { useOnline } from '../../ui/use-online';
import {
  day,
  isUnsettled,
  isWaiting,
  mayHaveArrived,
  needsVisitor,
  type OutboxRecord,
  type Withdrawal,
} from '../core/record';
import { bySyncSupport } from './background-sync';
import { useNow } from './use-now';
import { useSendNow } from './use-send-now';
import { WaysToAsk } from './ways-to-ask';
import './status.css';

const words = outbox.banner;

/** Most attempts finish before anyone could read the message. */
const progressDelayMs = 1500;

interface OutboxBannerProps {
  readonly records: readonly OutboxRecord[];
  readonly withdrawals: readonly Withdrawal[];
  readonly note: string | null;
}

export function OutboxBanner({ records, withdrawals, note }: OutboxBannerProps) {
  const { pathname } = useLocation();
  const online = useOnline();
  const now = useNow(records.some(isUnsettled));
  const summary = summarise(records, online);
  const { waiting: allWaiting, underWay, sending, attention } = summary;
  // Most withdrawals are sent before anyone could read this, so wait for a failed attempt.
  const heldUp = withdrawals.filter((each) => isWaiting(each) && each.lastFailure).length;
  const send = useSendNow(allWaiting + heldUp);
  const showsProgress = useDelayedFlag(underWay + sending > 0, progressDelayMs);

  const waiting = showsProgress ? allWaiting : allWaiting - underWay;
  const sendable = waiting + heldUp;
  const isSending = sendable > 0 && (send.step === 'running' || (showsProgress && sending > 0));
  // A request that has been waiting for more than 24 hours gets a permanent notice.
  const late = records.filter((each) => isUnsettled(each) && now - each.confirmedAt >= day).length;
  const sentences = [
    !online && words.offline,
    waiting > 0 && words.waiting(waiting, summary.unconfirmed),
    sendable > 0 && send.step === 'still-waiting' && bySyncSupport(words.stillWaiting),
    heldUp > 0 && replies.withdrawal.waiting,
    attention > 0 && words.attention(attention),
    note,
  ].filter((sentence) => typeof sentence === 'string');
  const isUrgent = attention + late > 0;
  const showsDetails = sendable + attention > 0 && pathname !== paths.requests;

  return (
    <BannerLine
      label={words.label}
      icon={isUrgent ? 'alert' : online ? 'device' : 'offline'}
      isUrgent={isUrgent}
      sentences={sentences}
      announced={isSending && words.sending}
      buttons={
        (sendable > 0 || showsDetails) && (
          <>
            {sendable > 0 && (
              <Button aria-disabled={isSending} onClick={send.run}>
                {isSending ? words.sending : words.sendNow}
              </Button>
            )}
            {showsDetails && (
              <ButtonLink variant="secondary" to={paths.requests}>
                {words.details}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {late > 0 && (
        <p className="overdue-notice">
          <strong>{outbox.overdue.text(late)}</strong>
          {labels.space + outbox.overdue.otherWays + labels.space}
          <WaysToAsk />
        </p>
      )}
    </BannerLine>
  );
}

/** Offline, a first attempt counts only as waiting, because it is unlikely to succeed. */
export function summarise(records: readonly OutboxRecord[], online: boolean) {
  const waiting = records.filter(isWaiting);
  const isFirstTry = ({ state, attempts }: (typeof waiting)[number]) =>
    attempts === (state === 'queued' ? 0 : 1);
  return {
    waiting: waiting.length,
    unconfirmed: waiting.some(mayHaveArrived),
    /** Waiting requests whose first attempt has not ended. */
    underWay: online ? waiting.filter(isFirstTry).length : 0,
    sending: waiting.filter(({ state }) => state === 'sending').length,
    attention: records.filter(needsVisitor).length,
  };
}

/** Hook that returns true once `value` has been true for the given time, to hide short states. */
function useDelayedFlag(value: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [value, milliseconds]);
  return value && lasting;
}
