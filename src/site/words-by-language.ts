import type * as Replies from '../content/en/ready-replies';
import type { SiteLanguage } from '../content/languages';
import type { Words } from '../content/words';
import { languageTags } from './languages';

/** Words in every language, for the server and the office page only. */

export async function inEveryLanguage<W>(
  load: (language: SiteLanguage) => Promise<W>,
): Promise<Readonly<Record<SiteLanguage, W>>> {
  const loaded = await Promise.all(
    languageTags.map(async (tag) => [tag, await load(tag)] as const),
  );
  return Object.fromEntries(loaded) as Record<SiteLanguage, W>;
}

/** The office's ready-made replies. Replies at the same index are translations of each other. */
export const readyReplies = await inEveryLanguage(
  async (language): Promise<Words<typeof Replies.readyReplies>> =>
    (await import(`../content/${language}/ready-replies.ts`)).readyReplies,
);
