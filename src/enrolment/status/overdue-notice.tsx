import { academy } from '../../content/academy';
import { outbox } from '../../content/outbox';
import type { UnsettledRecord } from '../outbox/record';
import { CopyRequests } from './copy-requests';

/** Lasting, as long as a request waits for so long: other ways to the academy. */
export function OverdueNotice({ records }: { readonly records: readonly UnsettledRecord[] }) {
  return (
    <div className="overdue-notice">
      <p>
        <strong>{outbox.overdue.text(records.length)}</strong> {outbox.overdue.otherWays}
      </p>
      <div className="overdue-notice__ways">
        <a href={academy.phoneHref}>{academy.phone}</a>
        <CopyRequests records={records} />
        <a href={`mailto:${academy.email}`}>{academy.email}</a>
      </div>
    </div>
  );
}
