import type { SiteLanguage } from '../content/languages';
import { namePrefix } from '../content/prefixes';
import { languageTags } from '../site/languages';

/**
 * Cache with an entry for each language on the device: when it was last opened, in milliseconds.
 */
const openedCache = `${namePrefix}-languages`;

/** Returns when each language was last opened here, in milliseconds since 1970. */
export async function deviceLanguages(): Promise<Map<SiteLanguage, number>> {
  const cache = await caches.open(openedCache);
  const found = new Map<SiteLanguage, number>();
  for (const language of languageTags) {
    const opened = await cache.match(`/${language}`);
    if (opened) found.set(language, Number(await opened.text()));
  }
  return found;
}

export async function setOpened(language: SiteLanguage): Promise<void> {
  const cache = await caches.open(openedCache);
  await cache.put(`/${language}`, new Response(String(Date.now())));
}

/** Returns the languages on the device, most recently opened first. */
export async function recentLanguages(): Promise<SiteLanguage[]> {
  const opened = [...(await deviceLanguages())].toSorted(([, one], [, other]) => other - one);
  return opened.map(([language]) => language);
}

export const lastLanguage = async (): Promise<SiteLanguage> => (await recentLanguages())[0] ?? 'en';
