import { outbox } from '../../content/outbox';
import { Icon } from '../../ui/icon';
import { StatePicture } from '../../ui/state-picture';
import { CopyRequests } from './copy-requests';
import { overdue } from './outbox-summary';
import { RequestButtons } from './request-buttons';
import {
  failureText,
  type ListedRecord,
  momentText,
  nextTryText,
  stateText,
  titleOf,
} from './request-words';
import type { RequestActions } from './use-request-actions';

const words = outbox.list;

const pictures = {
  queued: 'waiting',
  sending: 'sending',
  held: 'waiting',
  rejected: 'refused',
} as const;

const icons = { queued: 'device', sending: 'device', held: 'alert', rejected: 'alert' } as const;

interface WaitingRequestProps {
  readonly record: ListedRecord;
  readonly actions: RequestActions;
  readonly now: number;
  readonly online: boolean;
}

/** One request: its course, how it stands, why, and when it goes again. */
export function WaitingRequest({ record, actions, now, online }: WaitingRequestProps) {
  const { firstName, lastName } = record.form;
  const failure = record.state === 'rejected' ? null : record.lastFailure;
  const isOverdue = overdue([record], now).length > 0;
  return (
    <article className="waiting-request">
      <div className="waiting-request__head">
        <StatePicture name={pictures[record.state]} small />
        <div>
          <h3 className="waiting-request__title">{titleOf(record)}</h3>
          <p className="waiting-request__person">{words.by(`${firstName} ${lastName}`.trim())}</p>
        </div>
      </div>
      <p className={`waiting-request__state waiting-request__state--${record.state}`}>
        <Icon name={icons[record.state]} />
        {stateText(record)}
      </p>
      <dl className="waiting-request__facts">
        <div>
          <dt>{words.confirmed}</dt>
          <dd>{momentText(record.confirmedAt, now)}</dd>
        </div>
        {failure && (
          <div>
            <dt>{words.lastTry}</dt>
            <dd>{failureText(failure)}</dd>
          </div>
        )}
        {record.state === 'queued' && (
          <div>
            <dt>{words.nextTry}</dt>
            <dd>{nextTryText(record, { now, online })}</dd>
          </div>
        )}
      </dl>
      {isOverdue && <p className="waiting-request__overdue">{outbox.overdue.text(1)}</p>}
      <div className="request-buttons">
        <RequestButtons record={record} actions={actions} online={online} />
        {isOverdue && <CopyRequests records={[record]} />}
      </div>
    </article>
  );
}
