import { language } from '#words/language';
import { replies } from '#words/replies';
import { lookOf, type StateLook, wordsForState } from '../../site/request-state';
import { type AcceptedRecord, isWaiting, type Withdrawal } from '../core/record';
import type { RequestReply } from '../core/request-reply';
import { bySyncSupport } from '../status/background-sync';

interface ReceiptStatus extends ReturnType<typeof wordsForState> {
  /** Time of the last change, in milliseconds since 1970. */
  readonly since: number;
  readonly look: StateLook;
  /** True if the academy has not replied and the visitor has not withdrawn the request. */
  readonly isNew: boolean;
}

const { withdrawal: words } = replies;

export function requestStatus(
  { answer, acceptedAt }: AcceptedRecord,
  withdrawal: Withdrawal | undefined,
): ReceiptStatus {
  const state = answer?.state ?? 'received';
  if (withdrawal) {
    return {
      ...wordsForWithdrawal(withdrawal),
      since: withdrawal.changedAt,
      look: 'plain',
      isNew: false,
    };
  }
  return {
    ...wordsForState(state),
    since: answer ? Date.parse(answer.changedAt) : acceptedAt,
    look: lookOf(state),
    isNew: !answer,
  };
}

/** In the page's language if the message is ready-made, otherwise as written. */
export const localisedSentence = ({ sentence, translations }: RequestReply): string =>
  translations?.[language] ?? sentence;

function wordsForWithdrawal(withdrawal: Withdrawal) {
  if (!isWaiting(withdrawal)) return words[withdrawal.state];
  return { title: words.queued.title, text: bySyncSupport(words.queued.text) };
}
