import { academy } from '../../content/academy';
import { outbox } from '../../content/outbox';
import { Icon } from '../../ui/icon';
import type { UnsettledRecord } from '../core/record';

/** Lasting, as long as a request waits for so long: other ways to the academy. */
export function OverdueNotice({ records }: { readonly records: readonly UnsettledRecord[] }) {
  return (
    <div className="overdue-notice">
      <p>
        <strong>{outbox.overdue.text(records.length)}</strong> {outbox.overdue.otherWays}
      </p>
      <div className="overdue-notice__ways">
        <a href={academy.phoneHref}>
          <Icon name="phone" />
          <span className="overdue-notice__address">{academy.phone}</span>
        </a>
        <a href={`mailto:${academy.email}`}>
          <Icon name="mail" />
          <span className="overdue-notice__address">{academy.email}</span>
        </a>
      </div>
    </div>
  );
}
