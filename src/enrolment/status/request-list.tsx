import { outbox } from '../../content/outbox';
import { Button } from '../../ui/button';
import { StatePicture } from '../../ui/state-picture';
import { useOnline } from '../../ui/use-online';
import type { ListedRecord } from './request-words';
import { useNow } from './use-now';
import type { RequestActions } from './use-request-actions';
import { useSendNow } from './use-send-now';
import { WaitingRequest } from './waiting-request';

export interface RequestListProps {
  readonly onClose: () => void;
  readonly records: readonly ListedRecord[];
  readonly actions: RequestActions;
}

/** The requests of the list, what came of the last action, and 'Send now' for all that wait. */
export function RequestList({ onClose, records, actions }: RequestListProps) {
  const online = useOnline();
  const now = useNow();
  const waiting = records.filter(({ state }) => state === 'queued' || state === 'sending').length;
  const send = useSendNow(waiting);
  return (
    <div className="waiting-requests">
      <div className="waiting-requests__note" role="status">
        {actions.note && <p>{actions.note}</p>}
        {send.step === 'in-vain' && <p>{outbox.strip.inVain}</p>}
        {records.length === 0 && (
          <div className="waiting-requests__empty">
            <StatePicture name="empty" />
            <p>{outbox.list.empty}</p>
          </div>
        )}
      </div>
      <ul className="waiting-requests__list">
        {records.map((record) => (
          <li key={record.id} className="waiting-requests__item">
            <WaitingRequest record={record} actions={actions} now={now} online={online} />
          </li>
        ))}
      </ul>
      <div className="dialog__buttons waiting-requests__end">
        {waiting > 0 && (
          <Button aria-disabled={send.step === 'running'} onClick={send.run}>
            {outbox.strip.sendNow}
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {outbox.list.close}
        </Button>
      </div>
    </div>
  );
}
