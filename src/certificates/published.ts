import { namePrefix } from '../content/prefixes';
import type { Known, Published } from './check';
import { openList } from './status-list';

/* Used by pages and the service worker. */

const url = `${import.meta.env.VITE_API_HOST ?? ''}/api/certificates`;
const timeoutMs = 8000;

/**
 * Asks the server for its keys and its list of statuses, and stores them on the device. Without a
 * response, returns what the device has. Never rejects.
 */
export async function loadPublished(): Promise<Known> {
  const [stored, fetched] = await Promise.all([readStored(), fetchPublished()]);
  // Old keys stay known, even if the server has lost its folder.
  const keys = [...(fetched?.keys ?? []), ...(stored?.keys ?? [])].filter(
    ({ id }, i, all) => all.findIndex((other) => other.id === id) === i,
  );
  const [sent, kept] = await Promise.all(
    [fetched, stored].map(async (published) => published?.list && openList(published.list, keys)),
  );
  // Somebody could send an old list, on which a withdrawn certificate is still valid.
  const isCurrent = Boolean(sent && (!kept || sent.at >= kept.at));
  const list = isCurrent ? fetched?.list : stored?.list;
  if (fetched) await store({ keys, list: list ?? null });
  return { keys, list: (isCurrent ? sent : kept) || undefined, isCurrent };
}

async function fetchPublished(): Promise<Published | undefined> {
  try {
    const response = await fetch(url, {
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** A sign-in page or a static host responds with something else. */
const parse = (body: unknown): Published | undefined => {
  const { keys, list } = (body ?? {}) as Partial<Published>;
  return Array.isArray(keys) ? { keys, list: typeof list === 'string' ? list : null } : undefined;
};

const cacheName = `${namePrefix}-certificates`;

async function readStored(): Promise<Published | undefined> {
  try {
    const cache = await caches.open(cacheName);
    return parse(await (await cache.match(url))?.json());
  } catch {
    // The browser blocks site data.
    return undefined;
  }
}

async function store(published: Published): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(url, new Response(JSON.stringify(published)));
  } catch {
    // The page works all the same, but only online.
  }
}
