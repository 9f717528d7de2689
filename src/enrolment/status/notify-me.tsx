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

/**
 * Offers to notify the visitor once the academy has the request. The offer appears if the browser
 * supports notifications, a request is waiting, and the visitor has not answered the offer before.
 * The browser shows its own prompt only after a click.
 *
 * @param title heading, which the offer needs if it is shown among other content
 */
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

/**
 * Returns true if the page has a service worker that can show notifications, whatever the
 * permission. iPhones and iPads send nothing in the background, so their users see the result on
 * returning to the page.
 */
const canNotify = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) &&
  'Notification' in globalThis &&
  !suspendsHiddenPages();

/** Local storage key. 'Delete my data' deletes it along with everything else in local storage. */
const key = `${namePrefix}-notify-declined`;

/** Returns true if the visitor has declined the offer on this device. */
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
    // Without local storage, there is no service worker and no offer. If the storage is full, a
    // later page repeats the offer.
  }
}
