import { useRef } from 'react';
import { paths } from '../../content/addresses';
import { enrolment } from '../../content/enrolment';
import { outbox } from '../../content/outbox';
import { storageLife } from '../../content/storage-life';
import { Button } from '../../ui/button';
import { Link } from 'react-router-dom';
import { StatePicture } from '../../ui/state-picture';
import { useKeptFocus } from '../../ui/use-kept-focus';
import type { OutboxRecord } from '../outbox/record';
import { sendingWords } from '../page/sending-words';
import { NotifyMe } from '../status/notify-me';
import { useSendNow } from '../status/use-send-now';
import { useStorageLife } from '../status/use-storage-life';
import { AnotherPerson } from './another-person';
import './queued-confirmation.css';

interface QueuedConfirmationProps {
  readonly record: OutboxRecord | undefined;
  readonly onAnother: () => void;
}

/** The request waits on this device: the visitor is told so, and can send it now. */
export function QueuedConfirmation({ record, onAnother }: QueuedConfirmationProps) {
  const { queued } = enrolment;
  const life = useStorageLife();
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
          {life?.kind === 'may-be-erased' && (
            <p>
              {storageLife[life.kind](life.afterDays)}{' '}
              <Link to={record ? paths.receipt(record.id) : paths.requests}>
                {storageLife.saveCopy}
              </Link>
            </p>
          )}
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
