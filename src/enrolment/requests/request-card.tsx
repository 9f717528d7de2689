import { requests } from '../../content/requests';
import { Icon } from '../../ui/icon';
import { StatePicture } from '../../ui/state-picture';
import { overdue } from '../status/outbox-summary';
import { type ListedRecord, titleOf } from '../status/request-words';
import type { SendNow } from '../status/use-send-now';
import './request-card.css';
import { RequestChoices } from './request-choices';
import { RequestFacts } from './request-facts';
import { stateText } from './state-words';
import type { RequestActions } from './use-request-actions';

const pictures = {
  queued: 'waiting',
  sending: 'sending',
  held: 'waiting',
  rejected: 'refused',
} as const;

const icons = { queued: 'device', sending: 'device', held: 'alert', rejected: 'alert' } as const;

interface RequestCardProps {
  readonly record: ListedRecord;
  readonly actions: RequestActions;
  readonly now: number;
  readonly online: boolean;
  /** Where it is all that the page shows: sends what waits. Else that stands above all of them. */
  readonly send?: SendNow;
}

/** A request that the academy has not, or not taken: its course, how it stands, and why. */
export function RequestCard({ record, actions, now, online, send }: RequestCardProps) {
  const { firstName, lastName } = record.form;
  const name = `${firstName} ${lastName}`.trim();
  const Title = send ? 'h2' : 'h3';
  return (
    <article className={`request-card request-card--${record.state}`}>
      <div className="request-card__picture">
        <StatePicture name={pictures[record.state]} small />
      </div>
      <div className="request-card__head">
        <p className="request-card__state">
          <Icon name={icons[record.state]} />
          {stateText(record)}
        </p>
        <Title className="request-card__title">{titleOf(record)}</Title>
        {name && <p className="request-card__person">{requests.drafts.person(name)}</p>}
      </div>
      <div className="request-card__body">
        <RequestFacts record={record} now={now} online={online} />
        {overdue([record], now).length > 0 && (
          <p className="request-card__overdue">{requests.overdue}</p>
        )}
        {record.state === 'rejected' && <p>{requests.advice}</p>}
        <RequestChoices record={record} actions={actions} online={online} send={send} />
      </div>
    </article>
  );
}
