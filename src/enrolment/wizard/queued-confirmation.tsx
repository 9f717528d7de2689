import { useRef } from 'react';
import { enrolment } from '../../content/enrolment';
import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { StatePicture } from '../../ui/state-picture';
import { useKeptFocus } from '../../ui/use-kept-focus';
import type { OutboxRecord } from '../core/record';
import { sendingWords } from '../status/sending-words';
import { NotifyMe } from '../status/notify-me';
import { useSendNow } from '../status/use-send-now';
import { AnotherPerson } from './another-person';
import './queued-confirmation.css';

interface QueuedConfirmationProps {
  readonly record: OutboxRecord | undefined;
  readonly onAnother: () => void;
}

/** The request waits on this device: the visitor is told so, and can send it now. */
export function QueuedConfirmation({ record, onAnother }: QueuedConfirmationProps) {
  const { queued } = enrolment;
  const area = useRef<HTMLDivElement>(null);
  useKeptFocus(area, '.enrolment-wizard__title');
  const waits = record?.state === 'queued' || record?.state === 'sending';
  const send = useSendNow(waits ? 1 : 0);
  const isSending = record?.state === 'sending' || send.step === 'running';
  return (
    <div ref={area} className="queued-confirmation">
      <div className="confirmation-step">
        <StatePicture name={isSending ? 'sending' : 'waiting'} />
        <div className="confirmation-step__words">
          <h3>{queued.title}</h3>
          <p>{sendingWords(queued.sent)}</p>
        </div>
      </div>
      <div className="queued-confirmation__ways">
        <Button variant="secondary" aria-disabled={isSending} onClick={send.run}>
          {isSending ? queued.sending : queued.sendNow}
        </Button>
        <NotifyMe />
      </div>
      <p role="status" className="queued-confirmation__outcome">
        {!isSending && send.step === 'in-vain' && sendingWords(outbox.strip.inVain)}
      </p>
      <AnotherPerson onBegin={onAnother} />
    </div>
  );
}
