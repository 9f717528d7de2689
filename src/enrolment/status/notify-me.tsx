import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { notificationOffer as words } from '../../content/notifications';
import { sleepsUnseen } from '../../ui/browser';
import { Button, TextButton } from '../../ui/button';
import { placeLostFocus } from '../../ui/use-kept-focus';
import { useRecords } from '../client/device-view';
import { isWaiting } from '../core/record';
import { bySyncSupport } from './background-sync';
import './notify-me.css';

/**
 * Offers a notification once the academy has the request: where the browser can, something waits,
 * and the visitor was never asked before. The browser asks on the press only.
 *
 * @param title heads it where it stands among other things
 */
export function NotifyMe({ title }: { readonly title?: string }) {
  const offer = useNotifyOffer();
  // The buttons have gone, one of which had the focus.
  useLayoutEffect(() => {
    if (offer.kind === 'answered') placeLostFocus('.notify-me:not(:empty)');
  }, [offer.kind]);
  return (
    <div className="notify-me" role="status">
      {title && offer.kind !== 'none' && <h3 className="notify-me__title">{title}</h3>}
      {offer.kind === 'open' && (
        <>
          <Button variant="secondary" onClick={offer.accept}>
            {words.accept}
          </Button>
          <TextButton onClick={offer.decline}>{words.decline}</TextButton>
        </>
      )}
      {offer.kind === 'answered' && <p>{answerText(offer.answer)}</p>}
    </div>
  );
}

const answerText = (answer: NotifyAnswer): string =>
  answer === 'granted' ? bySyncSupport(words.answers.granted) : words.answers[answer];

/** Forgotten with everything else that this site keeps on the device. */
const key = 'jambatan-notify-declined';

/** For a device that stores nothing: as long as the page is open. */
let declinedHere = false;

/** Whether the visitor wants no notifications. It is asked once on a device. */
function isNotifyDeclined(): boolean {
  try {
    return declinedHere || localStorage.getItem(key) !== null;
  } catch {
    return declinedHere;
  }
}

/** Lets the visitor be asked never again. */
function declineNotify(): void {
  try {
    localStorage.setItem(key, new Date().toISOString());
  } catch {
    declinedHere = true;
  }
}

/** What came of the offer to notify the visitor. */
type NotifyAnswer =
  | 'granted'
  /** The browser does not allow it. */
  | 'denied'
  | 'declined';

type NotifyOffer =
  /** Nothing waits, the browser can't, or it was answered before. */
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly accept: () => void; readonly decline: () => void }
  | { readonly kind: 'answered'; readonly answer: NotifyAnswer };

/** The offer to tell by a notification how what waits ended, and the visitor's answer to it. */
function useNotifyOffer(): NotifyOffer {
  const waits = useRecords().some(isWaiting);
  const hasWorker = useHasWorker();
  const isHere = useFirstPlace();
  const [answer, setAnswer] = useState<NotifyAnswer | null>(null);

  function decline() {
    declineNotify();
    setAnswer('declined');
  }

  async function accept() {
    await Notification.requestPermission();
    const { permission } = Notification;
    // Closed unanswered, the browser's question counts as 'no': it is not put again.
    if (permission === 'default') decline();
    else setAnswer(permission);
  }

  if (!isHere || !waits || !(hasWorker && canTellLater())) return { kind: 'none' };
  if (answer) return { kind: 'answered', answer };
  if (Notification.permission !== 'default' || isNotifyDeclined()) return { kind: 'none' };
  return { kind: 'open', accept: () => void accept(), decline };
}

/** On an iPhone or iPad nothing is sent before the visitor is back, who then sees it on the page. */
const canTellLater = (): boolean => 'Notification' in globalThis && !sleepsUnseen();

/** The places on this page, in the order in which they came, and what tells each of a change. */
const places = new Map<symbol, () => void>();

function tellAll(): void {
  for (const tell of places.values()) tell();
}

/** Whether this is the first of the places where the page offers the same: it stands there once. */
function useFirstPlace(): boolean {
  const [place] = useState(() => Symbol('place'));
  const subscribe = useCallback(
    (onChange: () => void) => {
      places.set(place, onChange);
      return () => {
        places.delete(place);
        tellAll();
      };
    },
    [place],
  );
  return useSyncExternalStore(
    subscribe,
    () => places.keys().next().value === place,
    () => false,
  );
}

/** Whether a service worker runs this page: only one can show a notification later. */
const useHasWorker = (): boolean =>
  useSyncExternalStore(
    subscribeToController,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  );

function subscribeToController(onChange: () => void): () => void {
  navigator.serviceWorker?.addEventListener('controllerchange', onChange);
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', onChange);
}
