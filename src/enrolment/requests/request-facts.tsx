import { requests } from '../../content/requests';
import { fullMoment } from '../full-moment';
import type { ListedRecord } from '../status/request-words';
import './request-facts.css';
import { failureText, nextTryText } from './state-words';

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
        <dd>{fullMoment(record.confirmedAt)}</dd>
      </div>
      {record.state === 'rejected' ? (
        <div>
          <dt>{words.refused}</dt>
          <dd>{fullMoment(record.rejectedAt)}</dd>
        </div>
      ) : (
        <div>
          <dt>{words.reference}</dt>
          <dd className="request-facts__soft">{words.referenceComes}</dd>
        </div>
      )}
      {record.state === 'queued' && (
        <div className="request-facts__next">
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
