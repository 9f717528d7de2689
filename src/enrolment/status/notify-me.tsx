import { useState } from 'react';
import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { useOutbox } from '../page/use-outbox';
import './notify-me.css';
import { useHasWorker } from './use-has-worker';

const words = outbox.notify;

/**
 * Offers a notification once the academy has the request: where the browser can, has not been asked
 * yet, and something waits. The browser asks on the press only.
 */
export function NotifyMe() {
  const view = useOutbox();
  const hasWorker = useHasWorker();
  const [answer, setAnswer] = useState<NotificationPermission>('default');

  const isOffered = hasWorker && 'Notification' in globalThis && waits(view);
  const canAsk = isOffered && answer === 'default' && Notification.permission === 'default';
  return (
    <div className="notify-me" role="status">
      {canAsk && (
        <Button
          variant="secondary"
          onClick={() => void Notification.requestPermission().then(setAnswer)}
        >
          {words.ask}
        </Button>
      )}
      {isOffered && answer !== 'default' && <p>{words[answer]}</p>}
    </div>
  );
}

const waits = (view: ReturnType<typeof useOutbox>): boolean =>
  view.kind === 'ready' &&
  view.records.some(({ state }) => state === 'queued' || state === 'sending');
