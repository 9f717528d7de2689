import { useLayoutEffect, useState } from 'react';
import { notificationOffer as words } from '../../content/notifications';
import { suspendsHiddenPages } from '../../ui/browser';
import { Button, TextButton } from '../../ui/button';
import { restoreFocus } from '../../ui/restore-focus';
import { useRecords } from '../client/device-store';
import { isWaiting } from '../core/record';
import { bySyncSupport } from './background-sync';
import './status.css';

/** 'denied': blocked by the browser. */
type Answer = 'granted' | 'denied' | 'declined';

/**
 * Offers to notify the visitor once the academy has the request, if the browser supports this, a
 * request is waiting, and the visitor was never asked before. The browser prompts only after a
 * click.
 *
 * @param title heading, for use among other content
 */
export function NotifyMe({ title }: { readonly title?: string }) {
  const waits = useRecords().some(isWaiting);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const canOffer = waits && canNotify();
  const isOffered = canOffer && Notification.permission === 'default' && !isDeclined();

  // The focused button has disappeared.
  useLayoutEffect(() => {
    if (answer) restoreFocus('.notify-me:not(:empty)');
  }, [answer]);

  function decline() {
    rememberDeclined();
    setAnswer('declined');
  }

  async function accept() {
    const permission = await Notification.requestPermission();
    // A dismissed prompt counts as 'no', so that it is not shown again.
    if (permission === 'default') decline();
    else setAnswer(permission);
  }

  return (
    <div className="notify-me" role="status">
      {isOffered && !answer && (
        <>
          {title && <h3 className="notify-me__title">{title}</h3>}
          <Button variant="secondary" onClick={accept}>
            {words.accept}
          </Button>
          <TextButton onClick={decline}>{words.decline}</TextButton>
        </>
      )}
      {canOffer && answer && <p>{answerText(answer)}</p>}
    </div>
  );
}

const answerText = (answer: Answer): string =>
  answer === 'granted' ? bySyncSupport(words.answers.granted) : words.answers[answer];

/**
 * Only a service worker can show a notification later. On iPhones and iPads nothing is sent in the
 * background, and a returning visitor sees the result on the page.
 */
const canNotify = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) &&
  'Notification' in globalThis &&
  !suspendsHiddenPages();

/** Local storage key, which is deleted with all other data of this site on the device. */
const key = 'jambatan-notify-declined';

/** Returns true if the visitor has declined notifications. The offer is made once per device. */
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
    // A device without storage has no worker either, so it never shows the offer.
  }
}
