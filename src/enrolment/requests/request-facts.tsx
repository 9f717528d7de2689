import { requests } from '../../content/requests';
import type { ListedRecord } from '../status/request-words';
import './request-facts.css';
import { failureText, momentText, nextTryText } from './state-words';

const words = requests.facts;

interface RequestFactsProps {
  readonly record: ListedRecord;
  readonly now: number;
  readonly online: boolean;
}

/** When a request was made, what came of its last try, and when it goes again. */
export function RequestFacts({ record, now, online }: RequestFactsProps) {
  const failure = record.state === 'rejected' ? null : record.lastFailure;
  return (
    <dl className="request-facts">
      <div>
        <dt>{words.confirmed}</dt>
        <dd>{momentText(record.confirmedAt, now)}</dd>
      </div>
      {record.state === 'rejected' ? (
        <div>
          <dt>{words.refused}</dt>
          <dd>{momentText(record.rejectedAt, now)}</dd>
        </div>
      ) : (
        <div>
          <dt>{words.reference}</dt>
          <dd>
            {words.noReference} <span className="request-facts__soft">{words.referenceComes}</span>
          </dd>
        </div>
      )}
      {record.state === 'queued' && (
        <div>
          <dt>{words.nextTry}</dt>
          <dd>{nextTryText(record, { now, online })}</dd>
        </div>
      )}
      {failure && (
        <div className="request-facts__long">
          <dt>{words.lastTry}</dt>
          <dd>{failureText(failure)}</dd>
        </div>
      )}
    </dl>
  );
}
