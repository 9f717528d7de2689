import { paths } from '../../content/addresses';
import { requests } from '../../content/requests';
import { Icon } from '../../ui/icon';
import { Link } from 'react-router-dom';
import type { OutboxRecord } from '../core/record';
import { useNow } from '../status/use-now';
import type { SendNow } from '../status/use-send-now';
import { Receipt } from './receipt';
import './request-alone.css';
import { RequestCard } from './request-card';
import type { RequestActions } from './use-request-actions';
import { WaitingNote } from './waiting-note';

interface RequestAloneProps {
  readonly record: OutboxRecord;
  readonly actions: RequestActions;
  readonly online: boolean;
  readonly send: SendNow;
}

/** One request and nothing else: its receipt, or how it stands. */
export function RequestAlone({ record, actions, online, send }: RequestAloneProps) {
  const now = useNow(record.state !== 'accepted');
  return (
    <div className="request-alone">
      <p className="request-alone__back">
        <Link to={paths.requests} onClick={actions.clearNote}>
          <Icon name="back" />
          {requests.alone.back}
        </Link>
      </p>
      {record.state === 'accepted' ? (
        <Receipt record={record} onRemove={() => actions.remove(record)} />
      ) : (
        <>
          <RequestCard record={record} actions={actions} now={now} online={online} send={send} />
          <WaitingNote records={[record]} />
        </>
      )}
    </div>
  );
}
