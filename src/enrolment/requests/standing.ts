import { answers, wordsForState } from '../../content/answers';
import type { AcceptedRecord, Withdrawal } from '../core/record';
import type { RequestState } from '../core/request-answer';

/** The status of an accepted request, as its receipt and the list show it. */
interface Standing extends ReturnType<typeof wordsForState> {
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  readonly look: 'plain' | 'good' | 'enrolled';
  /** Whether the academy only has it: it has not answered, nor has the person withdrawn it. */
  readonly isNew: boolean;
}

const { withdrawal: words } = answers;

export function standingOf(
  { answer, acceptedAt }: AcceptedRecord,
  withdrawal: Withdrawal | undefined,
): Standing {
  const state = answer?.state ?? 'received';
  if (withdrawal) {
    return {
      ...words[withdrawal.state === 'sending' ? 'queued' : withdrawal.state],
      since: withdrawal.changedAt,
      look: 'plain',
      isNew: false,
    };
  }
  return {
    ...wordsForState(state),
    since: answer ? Date.parse(answer.changedAt) : acceptedAt,
    look: looks[state] ?? 'good',
    isNew: !answer,
  };
}

const looks: Readonly<Partial<Record<string, Standing['look']>>> = {
  'waiting-list': 'plain',
  enrolled: 'enrolled',
  closed: 'plain',
} satisfies Partial<Record<RequestState, Standing['look']>>;
