import { paths } from '../../content/addresses';
import { requests } from '../../content/requests';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { fullMoment } from '../full-moment';
import type { AcceptedRecord } from '../core/record';
import { titleOf } from '../status/request-words';
import { QuietButton } from './quiet-button';
import './request-entry.css';
import type { RequestActions } from './use-request-actions';

const { facts, received, actions: names } = requests;

interface AcceptedEntryProps {
  readonly record: AcceptedRecord;
  readonly actions: RequestActions;
}

/** A request that the academy has, with the way to its receipt. */
export function AcceptedEntry({ record, actions }: AcceptedEntryProps) {
  const title = titleOf(record);
  return (
    <article className="request-entry">
      <div className="request-entry__text">
        <p className="request-entry__received">
          <Icon name="done" />
          {requests.state.accepted} {fullMoment(record.acceptedAt)}
        </p>
        <h3 className="request-entry__title">{title}</h3>
        <p>
          <span className="request-entry__soft">{facts.reference}</span>{' '}
          {record.reference === null ? (
            <span className="request-entry__soft">{facts.referenceMissing}</span>
          ) : (
            <strong className="request-entry__reference">{record.reference}</strong>
          )}
        </p>
      </div>
      <div className="request-entry__ways">
        <ButtonLink
          variant="secondary"
          to={paths.receipt(record.id)}
          aria-label={names.of(received.show, title)}
          onClick={actions.clearNote}
        >
          {received.show}
        </ButtonLink>
        <QuietButton
          icon="bin"
          aria-label={names.of(names.remove, title)}
          onClick={() => actions.remove(record)}
        >
          {names.remove}
        </QuietButton>
      </div>
    </article>
  );
}
