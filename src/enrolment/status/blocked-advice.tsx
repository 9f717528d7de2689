import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import type { OutboxRecord } from '../core/record';
import { WaysToAsk } from './ways-to-ask';

export const BlockedAdvice = ({ record }: { readonly record: OutboxRecord | undefined }) =>
  looksBlocked(record) && (
    <p>
      {outbox.blocked + labels.space}
      <WaysToAsk />
    </p>
  );

export const looksBlocked = (record: OutboxRecord | undefined): boolean =>
  record !== undefined && 'lastFailure' in record && record.lastFailure?.kind === 'blocked';
