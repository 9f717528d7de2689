import type { SiteLanguage } from '../content/languages';
import { parseSiteLanguage, splitLanguage } from '../site/languages';
import { deleteWords, installFiles } from './files';
import { deviceLanguages, forgetOpened, setOpened } from './opened-languages';
import { deletePages, hasPages, installPages } from './pages';

declare const self: ServiceWorkerGlobalScope;

/** Resolves once this worker is installed. A restarted worker is already installed. */
let installed: Promise<unknown> = Promise.resolve();

/**
 * Stores the files that all languages share, and all pages and words of the languages on the device
 * and in open pages.
 *
 * @throws if a file can't be downloaded or stored, so that the device keeps the old release in all
 *   its languages
 */
export function installLanguages(): Promise<void> {
  const installation = install();
  installed = installation;
  return installation;
}

async function install(): Promise<void> {
  const open = await openLanguages();
  await withRoom(open, async () => {
    const languages = new Set([...(await deviceLanguages()).keys(), ...open]);
    await Promise.all([installPages(languages), installFiles(languages)]);
  });
  for (const language of open) await setOpened(language);
}

/**
 * Stores the language of a page that the visitor is reading, if it is not on the device yet, and
 * records that it was opened. If this worker is still being installed, its list of languages may
 * not include this one, so wait until the installation has finished.
 */
export async function keepLanguage(tag: unknown): Promise<void> {
  const language = parseSiteLanguage(tag);
  if (!language) return;
  await installed;
  // A language is listed once all its files have been stored, perhaps by an earlier release.
  if (!(await deviceLanguages()).has(language) || !(await hasPages(language))) {
    const wanted = new Set([language]);
    await withRoom(new Set([...(await openLanguages()), language]), async () => {
      await installFiles(wanted);
      // Store the pages last: once they are complete, the next attempt assumes that the words are, too.
      await installPages(wanted);
    });
  }
  await setOpened(language);
}

/** Returns the languages of the open pages. */
async function openLanguages(): Promise<Set<SiteLanguage>> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const paths = windows.map(({ url }) => new URL(url).pathname);
  return new Set(
    paths.filter((path) => !path.startsWith('/office')).map((path) => splitLanguage(path).language),
  );
}

/** Browsers free the space of deleted files only after up to 20 seconds. */
const retries = 15;
const retryMs = 2000;

/**
 * Runs a task that stores files. If storage runs out, deletes the least recently opened language
 * that is not needed, and tries again. Drafts and requests are in the device's database and stay.
 *
 * @param retriesLeft number of retries while no further language can be deleted
 * @throws the task's error if that does not help
 */
async function withRoom(
  needed: ReadonlySet<SiteLanguage>,
  task: () => Promise<unknown>,
  retriesLeft = 0,
): Promise<void> {
  try {
    await task();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    const unneeded = [...(await deviceLanguages())].filter(([language]) => !needed.has(language));
    const [oldest] = unneeded.toSorted(([, one], [, other]) => one - other);
    if (!isFull || (!oldest && retriesLeft === 0)) throw error;
    if (oldest) await deleteLanguage(oldest[0]);
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    await withRoom(needed, task, oldest ? retries : retriesLeft - 1);
  }
}

const deleteLanguage = (language: SiteLanguage): Promise<unknown> =>
  Promise.all([forgetOpened(language), deletePages(language), deleteWords(language)]);
