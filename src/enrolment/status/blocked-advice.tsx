import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import type { OutboxRecord } from '../core/record';
import { WaysToAsk } from './ways-to-ask';

interface BlockedAdviceProps {
  readonly record: OutboxRecord | undefined;
}

export const BlockedAdvice = ({ record }: BlockedAdviceProps) =>
  looksBlocked(record) && (
    <p>
      {outbox.blocked + labels.space}
      <WaysToAsk />
    </p>
  );

export const looksBlocked = (record: OutboxRecord | undefined): boolean =>
  record !== undefined && 'lastFailure' in record && record.lastFailure?.kind === 'blocked';
