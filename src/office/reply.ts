import type { ChangeRequest, EnrolmentDetail } from './contract';

export type ReplyDraft = Omit<ChangeRequest, 'version'>;

export const replyIn = ({ state, sentence, note }: EnrolmentDetail): ReplyDraft => ({
  state,
  sentence,
  note,
});

/** Returns true if saving would change nothing. The texts are trimmed, as on the server. */
export const isSameReply = (one: ReplyDraft, other: ReplyDraft): boolean =>
  one.state === other.state &&
  one.sentence.trim() === other.sentence.trim() &&
  one.note.trim() === other.note.trim();

/** Applies the edits from `base` to `mine` to values that somebody else may have changed. */
export function rebase(mine: ReplyDraft, base: ReplyDraft, present: ReplyDraft): ReplyDraft {
  const pick = <Field extends keyof ReplyDraft>(field: Field): ReplyDraft[Field] => {
    const typed = mine[field].trim();
    // Keep spaces that have just been typed.
    const isMine = typed !== base[field].trim() || typed === present[field].trim();
    return isMine ? mine[field] : present[field];
  };
  return { state: pick('state'), sentence: pick('sentence'), note: pick('note') };
}
