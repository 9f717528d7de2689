import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import type { OutboxRecord } from '../core/record';
import { academy } from '../../content/academy';

export const BlockedAdvice = ({ record }: { readonly record: OutboxRecord | undefined }) =>
  looksBlocked(record) && (
    <p>
      {outbox.blocked + labels.space}
      <WaysToAsk />
    </p>
  );

export const looksBlocked = (record: OutboxRecord | undefined): boolean =>
  record !== undefined && 'lastFailure' in record && record.lastFailure?.kind === 'blocked';

export const WaysToAsk = () => (
  <>
    <a href={academy.phoneHref}>{academy.phone}</a>
    {labels.comma}
    <a href={`mailto:${academy.email}`}>{academy.email}</a>
  </>
);
