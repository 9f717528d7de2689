import type { FAQPage, WithContext } from 'schema-dts';
import { faq } from '#words/faq';

/** The frequently asked questions of the Help Center, for search engines. */
export const questionsData: WithContext<FAQPage> = {
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
};
