import { useLayoutEffect, useState } from 'react';
import { notificationOffer as words } from '#words/notifications';
import { namePrefix } from '../../content/prefixes';
import { suspendsHiddenPages } from '../../ui/browser';
import { Button, TextButton } from '../../ui/button';
import { restoreFocus } from '../../ui/restore-focus';
import { useRecords } from '../client/device-store';
import { isWaiting } from '../core/record';
import { bySyncSupport } from './background-sync';
import './status.css';

/** The visitor's choice about the offer. 'denied' means that the browser blocks notifications. */
type Choice = 'granted' | 'denied' | 'declined';

/** The offer appears while a request waits, until the visitor has answered it once. */
export function NotifyMe({ title }: { readonly title?: string }) {
  const isAnyWaiting = useRecords().some(isWaiting);
  const [choice, setChoice] = useState<Choice | null>(null);
  const canOffer = isAnyWaiting && canNotify();
  const isOffered = canOffer && Notification.permission === 'default' && !isDeclined();

  // Restore the focus, because the focused button has disappeared.
  useLayoutEffect(() => {
    if (choice) restoreFocus('.notify-me:not(:empty)');
  }, [choice]);

  function decline() {
    rememberDeclined();
    setChoice('declined');
  }

  async function accept() {
    const permission = await Notification.requestPermission();
    // A dismissed prompt counts as 'no', so that the offer is not shown again.
    if (permission === 'default') decline();
    else setChoice(permission);
  }

  return (
    <div className="notify-me cluster loose screen-only" role="status">
      {isOffered && !choice && (
        <>
          {title && <h3 className="notify-me__title">{title}</h3>}
          <Button variant="secondary" onClick={accept}>
            {words.accept}
          </Button>
          <TextButton onClick={decline}>{words.decline}</TextButton>
        </>
      )}
      {canOffer && choice && <p>{choiceText(choice)}</p>}
    </div>
  );
}

const choiceText = (choice: Choice): string =>
  choice === 'granted' ? bySyncSupport(words.answers.granted) : words.answers[choice];

/** iPhones and iPads send nothing in the background, so there is nothing to announce. */
const canNotify = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) &&
  'Notification' in globalThis &&
  !suspendsHiddenPages();

/** Local storage key. 'Delete my data' deletes it along with everything else in local storage. */
const key = `${namePrefix}-notify-declined`;

function isDeclined(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function rememberDeclined(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    // If the storage is full, a later page repeats the offer.
  }
}
