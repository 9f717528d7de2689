import { useLayoutEffect, useState } from 'react';
import { notificationOffer as words } from '../../content/notifications';
import { suspendsHiddenPages } from '../../ui/browser';
import { Button, TextButton } from '../../ui/button';
import { restoreFocus } from '../../ui/restore-focus';
import { useRecords } from '../client/device-store';
import { isWaiting } from '../core/record';
import { bySyncSupport } from './background-sync';
import './status.css';

/** 'denied': the browser does not allow it. */
type Answer = 'granted' | 'denied' | 'declined';

/**
 * Offers a notification once the academy has the request: where the browser can, something waits,
 * and the visitor was never asked before. The browser asks on the press only.
 *
 * @param title heads it where it stands among other things
 */
export function NotifyMe({ title }: { readonly title?: string }) {
  const waits = useRecords().some(isWaiting);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const canOffer = waits && canNotify();
  const isOffered = canOffer && Notification.permission === 'default' && !isDeclined();

  // The buttons have gone, one of which had the focus.
  useLayoutEffect(() => {
    if (answer) restoreFocus('.notify-me:not(:empty)');
  }, [answer]);

  function decline() {
    rememberDeclined();
    setAnswer('declined');
  }

  async function accept() {
    const permission = await Notification.requestPermission();
    // Closed unanswered, the browser's question counts as 'no': it is not put again.
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
 * Only a service worker can show a notification later. On an iPhone or iPad nothing is sent before
 * the visitor is back, who then sees it on the page.
 */
const canNotify = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) &&
  'Notification' in globalThis &&
  !suspendsHiddenPages();

/** Deleted with everything else that this site keeps on the device. */
const key = 'jambatan-notify-declined';

/** Whether the visitor wants no notifications. It is asked once on a device. */
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
    // A device that stores nothing has no worker either, and is not asked.
  }
}
