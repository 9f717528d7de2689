import { type ChangeRequest, type EnrolmentDetail, maximumSentence } from './contract';
import type { SiteLanguage } from '../content/languages';
import { readyReplies } from '../site/words-by-language';
import { type RequestState, requestStates } from '../enrolment/core/request-reply';
import { parseSiteLanguage } from '../site/languages';

export type ReplyDraft = Omit<ChangeRequest, 'version'>;

export const replyIn = ({ state, sentence, note }: EnrolmentDetail): ReplyDraft => ({
  state,
  sentence,
  note,
});

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

interface ReadyReply {
  readonly text: string;
  readonly language: SiteLanguage;
  readonly english: string | undefined;
}

/** In the language of the request, if that is known, and then in English. */
export function readyRepliesFor(state: RequestState, pageLanguage: string | null): ReadyReply[] {
  // A newer server may send a state that this page doesn't know.
  const textsIn = (language: SiteLanguage) => readyReplies[language][state] ?? [];
  const english = textsIn('en');
  const language = parseSiteLanguage(pageLanguage) ?? 'en';
  return [
    ...(language === 'en' ? [] : textsIn(language)).map((text, i) => ({
      text,
      language,
      english: english[i],
    })),
    ...english.map((text) => ({ text, language: 'en' as const, english: undefined })),
  ];
}

export const meanings: ReadonlyMap<string, string | undefined> = new Map(
  Object.keys(readyReplies)
    .flatMap((language) => requestStates.flatMap((state) => readyRepliesFor(state, language)))
    .map(({ text, english }) => [text, english]),
);

/** Keeps text typed by hand; replaces a saved sentence or a ready-made reply at its end. */
export function withReadyReply(sentence: string, saved: string, ready: string): string | undefined {
  const typed = sentence === saved ? '' : sentence.trim();
  const lengths = [...meanings.keys()].map((text) => (typed.endsWith(text) ? text.length : 0));
  const own = typed.slice(0, typed.length - Math.max(...lengths)).trimEnd();
  const next = own ? `${own} ${ready}` : ready;
  return next.length > maximumSentence ? undefined : next;
}
