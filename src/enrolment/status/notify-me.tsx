import { useLayoutEffect, useState } from 'react';
import { labels } from '#words/labels';
import { notificationOffer as words } from '#words/notifications';
import { namePrefix } from '../../content/prefixes';
import { suspendsHiddenPages } from '../../ui/browser';
import { Button, TextButton } from '../../ui/button';
import { readLocal, storeLocal } from '../../ui/local-storage';
import { restoreFocus } from '../../ui/restore-focus';
import { useRecords, useWithdrawals } from '../client/device-store';
import { supportsPush, turnOffPush, turnOnPush, usePush } from '../client/push';
import { awaitsReply, findWithdrawal, isWaiting } from '../core/record';
import { bySyncSupport } from './background-sync';
import './status.css';

/** The visitor's choice about the offer. 'denied' means that the browser blocks notifications. */
type Choice = 'granted' | 'denied' | 'declined' | 'off';

interface NotifyMeProps {
  readonly title?: string;
  /** True to let the visitor change the choice at any time. */
  readonly isSetting?: boolean;
}

/**
 * The offer appears while a request waits to be sent or for the academy's reply, until the visitor
 * has answered it once.
 */
export function NotifyMe({ title, isSetting = false }: NotifyMeProps) {
  const records = useRecords();
  const withdrawals = useWithdrawals();
  const { channels, endpoint, hasFailed } = usePush();
  const [choice, setChoice] = useState<Choice | null>(null);
  const canPush = supportsPush() && Boolean(channels?.pushKey);
  const isUnsent = records.some(isWaiting);
  const isUnanswered = records.some(
    (record) => awaitsReply(record) && !findWithdrawal(withdrawals, record),
  );
  const tellsOutcome = isUnsent && canNotify();
  const tellsReply = canPush && (isUnsent || isUnanswered);
  const permission = tellsOutcome || tellsReply ? Notification.permission : 'denied';
  const isUndecided = isSetting ? choice !== 'denied' : !choice && !isDeclined();
  const isOffered =
    isUndecided &&
    (permission === 'default' ||
      (permission === 'granted' && tellsReply && endpoint === null && !hasFailed));

  // Restore the focus, because the focused button has disappeared.
  useLayoutEffect(() => {
    if (choice) restoreFocus('.notify-me:not(:empty)');
  }, [choice]);

  function decline() {
    rememberDeclined();
    setChoice('declined');
  }

  async function accept() {
    const answer = await Notification.requestPermission();
    // A dismissed prompt counts as 'no', so that the offer is not shown again.
    if (answer === 'default') return decline();
    if (answer === 'granted' && canPush) await turnOnPush();
    setChoice(answer);
  }

  async function turnOff() {
    await turnOffPush(records);
    rememberDeclined();
    setChoice('off');
  }

  // Next to the setting, the receipt explains what is on.
  const isExplained = isSetting && choice === 'granted';
  const text =
    choice && !isExplained && choiceText(choice, tellsOutcome, tellsReply && endpoint !== null);
  return (
    <div className="notify-me cluster loose screen-only" role="status">
      {(tellsOutcome || tellsReply) && text && <p>{text}</p>}
      {isOffered && (
        <>
          {title && <h3 className="notify-me__title">{title}</h3>}
          <Button variant="secondary" onClick={accept}>
            {permission === 'default' && tellsOutcome ? words.accept : words.acceptReply}
          </Button>
          {!isSetting && <TextButton onClick={decline}>{words.decline}</TextButton>}
        </>
      )}
      {canPush && hasFailed && (
        <>
          <p>{words.failed}</p>
          <Button variant="secondary" onClick={turnOnPush}>
            {words.retry}
          </Button>
        </>
      )}
      {isSetting && endpoint !== null && <TextButton onClick={turnOff}>{words.turnOff}</TextButton>}
    </div>
  );
}

function choiceText(choice: Choice, tellsOutcome: boolean, tellsReply: boolean): string {
  if (choice !== 'granted') return words.answers[choice];
  const outcome = tellsOutcome ? [bySyncSupport(words.answers.granted)] : [];
  return [...outcome, ...(tellsReply ? [words.answers.replies] : [])].join(labels.space);
}

/** iPhones and iPads send nothing in the background, so there is no outcome to announce. */
const canNotify = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) &&
  'Notification' in globalThis &&
  !suspendsHiddenPages();

/** Local storage key. 'Delete my data' deletes it along with everything else in local storage. */
const key = `${namePrefix}-notify-declined`;

const isDeclined = (): boolean => readLocal(key) !== null;

/** If the storage is full, a later page repeats the offer. */
const rememberDeclined = () => storeLocal(key, new Date().toISOString());
