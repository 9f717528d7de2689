import type { ChangeRequest, EnrolmentDetail } from './contract';

/** What the office makes of a request, as it stands in the form. */
export type Answer = Omit<ChangeRequest, 'version'>;

export const answerOf = ({ state, sentence, note }: EnrolmentDetail): Answer => ({
  state,
  sentence,
  note,
});

/** Whether saving would change nothing; the server cuts spaces at the ends. */
export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  one.state === other.state &&
  one.sentence.trim() === other.sentence.trim() &&
  one.note.trim() === other.note.trim();

/**
 * What was typed, on top of what somebody else has made of the request meanwhile: who has left a
 * field alone takes over the other's.
 *
 * @param mine as it stands in the form
 * @param base what the form began with
 * @param present as it is now
 */
export function rebase(mine: Answer, base: Answer, present: Answer): Answer {
  const pick = <Field extends keyof Answer>(field: Field): Answer[Field] =>
    mine[field] === base[field] ? present[field] : mine[field];
  return { state: pick('state'), sentence: pick('sentence'), note: pick('note') };
}
