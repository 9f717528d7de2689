import { language } from '#words/language';
import { receipt } from '#words/receipt';
import { replies } from '#words/replies';
import { lookOf, type StateLook, wordsForState } from '../../site/request-state';
import { type AcceptedRecord, isWaiting, type OutboxRecord, type Withdrawal } from '../core/record';
import type { RequestReply } from '../core/request-reply';
import { bySyncSupport } from '../status/background-sync';

const { withdrawal: words } = replies;

export function requestStatus(
  { answer, acceptedAt }: AcceptedRecord,
  withdrawal: Withdrawal | undefined,
) {
  const state = answer?.state ?? 'received';
  const look: StateLook = withdrawal ? 'plain' : lookOf(state);
  return {
    ...(withdrawal ? wordsForWithdrawal(withdrawal) : wordsForState(state)),
    since: withdrawal?.changedAt ?? (answer ? Date.parse(answer.changedAt) : acceptedAt),
    look,
    isNew: !answer && !withdrawal,
  };
}

/** In the page's language if the message is ready-made, otherwise as written. */
export const localisedSentence = ({ sentence, translations }: RequestReply): string =>
  translations?.[language] ?? sentence;

/** Describes the correction of an accepted request. */
export const correctionText = ({ state }: OutboxRecord): string =>
  receipt.correction[state === 'rejected' ? 'refused' : 'waiting'];

function wordsForWithdrawal(withdrawal: Withdrawal) {
  if (!isWaiting(withdrawal)) return words[withdrawal.state];
  return { title: words.queued.title, text: bySyncSupport(words.queued.text) };
}
