import { enrolment } from '../../content/enrolment';
import { Button } from '../../ui/button';
import type { OutboxRecord } from '../outbox/record';
import { canSendInBackground } from '../page/background';
import { sendNow } from '../page/outbox-actions';
import { NotifyMe } from '../status/notify-me';
import './queued-confirmation.css';

/** The request waits on this device: the visitor is told so, and can send it now. */
export function QueuedConfirmation({ record }: { readonly record: OutboxRecord | undefined }) {
  const { queued } = enrolment;
  const sending = record?.state === 'sending';
  return (
    <div className="queued-confirmation">
      <h3>{queued.title}</h3>
      <p>{canSendInBackground() ? queued.sentInBackground : queued.sentWhileOpen}</p>
      <p>
        <Button variant="secondary" disabled={sending} onClick={() => void sendNow()}>
          {sending ? queued.sending : queued.sendNow}
        </Button>
      </p>
      <NotifyMe />
    </div>
  );
}
