import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useOnline } from '../../ui/use-online';
import { sendNow } from '../page/outbox-actions';
import type { ListedRecord } from './request-words';
import { useNow } from './use-now';
import type { RequestActions } from './use-request-actions';
import { WaitingRequest } from './waiting-request';
import './waiting-requests.css';

const words = outbox.list;

interface WaitingRequestsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly records: readonly ListedRecord[];
  readonly actions: RequestActions;
}

/** Every request that waits on this device, how it stands, and what can be done with it. */
export function WaitingRequests({ open, onClose, records, actions }: WaitingRequestsProps) {
  const online = useOnline();
  const now = useNow(open);
  const canSend = records.some(({ state }) => state === 'queued' || state === 'sending');
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <div className="waiting-requests">
        <div className="waiting-requests__note" role="status">
          {actions.note && <p>{actions.note}</p>}
          {records.length === 0 && <p>{words.empty}</p>}
        </div>
        <ul className="waiting-requests__list">
          {records.map((record) => (
            <li key={record.id} className="waiting-requests__item">
              <WaitingRequest record={record} actions={actions} now={now} online={online} />
            </li>
          ))}
        </ul>
        <div className="request-buttons waiting-requests__end">
          {canSend && <Button onClick={() => void sendNow()}>{outbox.strip.sendNow}</Button>}
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
