import type { SiteLanguage } from '../../../src/content/languages';

/** The exports of a language's files, by file name. */
export const loadWords = (language: SiteLanguage): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([path, exports]) => [path.split('/').at(-1) ?? '', exports]),
  );

const files = import.meta.glob<Record<string, unknown>>('../../../src/content/*/*.ts', {
  eager: true,
});

/** Returns the texts with their places. Functions are called with placeholders. */
export function textsIn(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') {
    try {
      const texts = textsIn(value('X', 'Y', 'Z'), `${place}()`);
      return texts.filter(([, text]) => !/undefined|NaN/.test(text));
    } catch {
      // The function needs real facts.
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, `${place}/${key}`));
}

/**
 * Returns true for texts that are not words, such as identifiers, addresses, file names and tags,
 * for the privacy notices, which may include the English one, and for names of countries.
 */
export const isFixed = (place: string) =>
  /\/(?:id|href|lang|language|image|src|picture|shape|path|cardsId|keptFromEnglish.*|\d+\/links\/.*)$/.test(
    place,
  ) || /^\/(?:privacy-\w+-versions|countries)/.test(place);
