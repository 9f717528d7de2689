import type { PrecacheEntry } from 'workbox-precaching';

/** The build writes the list in. */
declare const self: ServiceWorkerGlobalScope & { readonly precacheList: PrecacheEntry[] };

const list = self.precacheList;
const isPageBundle = ({ url }: PrecacheEntry) => url.endsWith('.json');

/** What is kept as the server sends it. */
export const files = list.filter((entry) => !isPageBundle(entry));

/** The one file that holds all pages, by the address that names its content. */
export const pageBundle = String(list.find(isPageBundle)?.url);
