import { pageResponse } from './page-response';
import { pageBundle } from './precache-list';

const prefix = 'jambatan-pages:';

/** Each release has a cache of its own: the one before goes on serving until this one starts. */
const cacheName = prefix + pageBundle;

/**
 * Unpacks the bundle. One by one the pages would weigh seven times as much, and all of them change
 * with every release: each names the script that it starts with.
 *
 * @throws where anything is amiss, and the release is not installed
 */
export async function installPages(): Promise<void> {
  const response = await fetch(pageBundle, { priority: 'low', credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${pageBundle} was answered with ${response.status}.`);
  // As the build wrote it.
  const pages = (await response.json()) as Readonly<Record<string, string>>;
  const cache = await caches.open(cacheName);
  await Promise.all(
    Object.entries(pages).map(async ([path, html]) =>
      cache.put(path, await pageResponse(path, html, response.headers)),
    ),
  );
}

/** The page at a prerendered path; undefined where the browser has lost it. */
export async function storedPage(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(path);
}

/** Deletes the pages of other releases, once this one serves. */
export async function deleteOtherPages(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}
