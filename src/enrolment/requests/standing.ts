import { answers } from '../../content/answers';
import type { AcceptedRecord } from '../core/record';

/** How an accepted request stands, as its receipt and the list tell. */
interface Standing {
  readonly title: string;
  readonly text: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
  readonly isGood: boolean;
  /** The academy's answer, where the title tells something else. */
  readonly answered?: string;
}

const { states, withdrawal: words } = answers;

export function standingOf({ answer, withdrawal, acceptedAt }: AcceptedRecord): Standing {
  const { title, text } = states[answer?.state ?? 'received'];
  const answered = answer && { answered: title };
  switch (withdrawal?.state) {
    case 'queued':
    case 'sending':
      return { ...words.queued, ...answered, since: withdrawal.since, isGood: false };
    case 'withdrawn':
      return { ...words.withdrawn, ...answered, since: withdrawal.at, isGood: false };
    case 'refused':
    case undefined: {
      const since = answer ? Date.parse(answer.changedAt) : acceptedAt;
      const isGood = answer?.state !== 'closed' && answer?.state !== 'waiting-list';
      const isRefused = withdrawal?.state === 'refused';
      return { title, text: isRefused ? words.refused : text, since, isGood };
    }
  }
}
