import { languageTags } from '../site/languages';
import { readyReplies } from '../site/words-by-language';
import { type RequestReply, requestStates } from '../enrolment/core/request-reply';

const translations = new Map(
  requestStates
    .flatMap((state) =>
      readyReplies.en[state].map((_, i) =>
        Object.fromEntries(languageTags.map((each) => [each, readyReplies[each][state][i] ?? ''])),
      ),
    )
    .flatMap((sentences) => Object.values(sentences).map((sentence) => [sentence, sentences])),
);

/** Adds the translations of a ready-made sentence, so that pages can show it in their language. */
export function withTranslations(reply: RequestReply): RequestReply {
  const known = translations.get(reply.sentence);
  return known ? { ...reply, translations: known } : reply;
}
