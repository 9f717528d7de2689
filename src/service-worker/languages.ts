import type { SiteLanguage } from '../content/languages';
import { parseSiteLanguage, splitLanguage } from '../site/languages';
import { installFiles } from './files';
import { deviceLanguages, setOpened } from './opened-languages';
import { hasPages, installPages } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** Resolves once this worker is installed. A restarted worker is already installed. */
let installed = Promise.resolve();

/**
 * Stores the shared files, and the pages and words of the languages on the device and in open
 * pages. If that fails, the device keeps the old release in all languages.
 */
export const installLanguages = (): Promise<void> => (installed = install());

async function install(): Promise<void> {
  const open = await openLanguages();
  const languages = new Set([...(await deviceLanguages()).keys(), ...open]);
  await Promise.all([installPages(languages), installFiles(languages)]);
  for (const language of open) await setOpened(language);
}

/**
 * Stores the language of an open page, unless it is on the device, and records that it was opened.
 */
export async function keepLanguage(tag: unknown): Promise<void> {
  const language = parseSiteLanguage(tag);
  if (!language) return;
  await installed;
  // A language is listed once all its files have been stored, perhaps by an earlier release.
  if (!(await deviceLanguages()).has(language) || !(await hasPages(language))) {
    const wanted = new Set([language]);
    await installFiles(wanted);
    // Store the pages last: once they are complete, the next attempt assumes that the words are, too.
    await installPages(wanted);
  }
  await setOpened(language);
}

async function openLanguages(): Promise<Set<SiteLanguage>> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = windows.map(({ url }) => new URL(url).pathname);
  return new Set(
    paths.filter((path) => !path.startsWith('/office')).map((path) => splitLanguage(path).language),
  );
}
