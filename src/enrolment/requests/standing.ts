import { answers } from '../../content/answers';
import type { AcceptedRecord, Withdrawal } from '../core/record';

/** How an accepted request stands, as its receipt and the list tell. */
interface Standing {
  readonly title: string;
  readonly text: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  readonly isGood: boolean;
  /** Whether the academy only has it: it has not answered, nor has the person withdrawn it. */
  readonly isNew: boolean;
}

const { states, withdrawal: words } = answers;

export function standingOf(
  { answer, acceptedAt }: AcceptedRecord,
  withdrawal: Withdrawal | undefined,
): Standing {
  const state = answer?.state ?? 'received';
  if (withdrawal) {
    return {
      ...words[withdrawal.state === 'sending' ? 'queued' : withdrawal.state],
      since: withdrawal.changedAt,
      isGood: false,
      isNew: false,
    };
  }
  return {
    ...states[state],
    since: answer ? Date.parse(answer.changedAt) : acceptedAt,
    isGood: state !== 'closed' && state !== 'waiting-list',
    isNew: !answer,
  };
}
