import { academy } from '../../content/academy';
import { forget } from '../../content/forget';
import { isUnsettled } from '../core/record';
import type { DeviceState } from '../core/device';
import { titleOf } from '../status/request-words';

const words = forget.question;

/** What would be lost, and what the academy keeps. */
export function ForgetLosses({ state }: { readonly state: DeviceState | undefined }) {
  if (!state) return <p>{words.unknown}</p>;
  const { records, unreadable } = state;
  const waiting = records.filter(isUnsettled);
  const refused = records.filter((record) => record.state === 'rejected');
  const receipts = records.filter((record) => record.state === 'accepted').toReversed();
  const drafts = Object.keys(state.drafts).length;
  const hasSettings = hasEntries(() => localStorage) || hasEntries(() => sessionStorage);
  const sending = waiting.filter((record) => record.state === 'sending').length;
  const arrived = waiting.filter(
    (record) => record.state !== 'sending' && record.mayHaveArrived,
  ).length;
  const count = waiting.length + refused.length + receipts.length + drafts + unreadable;
  if (count === 0 && !hasSettings) return <p>{words.nothingAtAll}</p>;
  return (
    <div className="forget-losses">
      <p>{count === 0 ? words.nothing : words.lost}</p>
      <ul className="forget-losses__list">
        {waiting.length > 0 && (
          <li>
            {words.waiting(waiting.length)}
            {arrived > 0 && <p>{words.mayHaveArrived(arrived, waiting.length)}</p>}
            {sending > 0 && <p>{words.sending(sending)}</p>}
          </li>
        )}
        {refused.length > 0 && <li>{words.refused(refused.length)}</li>}
        {drafts > 0 && <li>{words.drafts(drafts)}</li>}
        {unreadable > 0 && <li>{words.unreadable(unreadable)}</li>}
        {receipts.length > 0 && (
          <li>
            {words.receipts(receipts.length)}
            <ul className="forget-losses__receipts">
              {receipts.map((record) => (
                <li key={record.id}>
                  {record.reference === null ? (
                    <span>{words.noReference}</span>
                  ) : (
                    <strong className="forget-losses__reference">{record.reference}</strong>
                  )}{' '}
                  <span>{titleOf(record)}</span>
                </li>
              ))}
            </ul>
          </li>
        )}
        {hasSettings && <li>{words.settings}</li>}
      </ul>
      {receipts.length + arrived + sending > 0 && (
        <p>
          {words.academy} <a href={`mailto:${academy.email}`}>{academy.email}</a>,{' '}
          <a className="forget-losses__phone" href={academy.phoneHref}>
            {academy.phone}
          </a>
        </p>
      )}
    </div>
  );
}

function hasEntries(storage: () => Storage): boolean {
  try {
    return storage().length > 0;
  } catch {
    return false;
  }
}
