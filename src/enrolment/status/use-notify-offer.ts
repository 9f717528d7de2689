import { useState } from 'react';
import { sleepsUnseen } from '../../ui/browser';
import { useRecords } from '../client/device-view';
import { isWaiting } from '../core/record';
import { declineNotify, isNotifyDeclined } from './notify-choice';
import { useFirstPlace } from './use-first-place';
import { useHasWorker } from './use-has-worker';

/** What came of the offer to notify the visitor. */
export type NotifyAnswer =
  | 'granted'
  /** The browser does not allow it. */
  | 'denied'
  | 'declined';

export type NotifyOffer =
  /** Nothing waits, the browser can't, or it was answered before. */
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly accept: () => void; readonly decline: () => void }
  | { readonly kind: 'answered'; readonly answer: NotifyAnswer };

/** The offer to tell by a notification how what waits ended, and the visitor's answer to it. */
export function useNotifyOffer(): NotifyOffer {
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
