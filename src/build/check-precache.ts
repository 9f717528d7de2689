/** A file that the service worker keeps on the device. */
export interface PrecacheEntry {
  readonly url: string;
  /** In bytes, before compression. */
  readonly size: number;
}

/** How much a visitor's device keeps at most, in bytes before compression. */
export const precacheLimit = 3_000_000;

/**
 * Tells why a precache list can't go out: the site would not open without a network, or would
 * take more of the device than was promised.
 *
 * @param entries the list, with files as `url`
 * @param pages the file of every page
 * @returns a sentence, or undefined if all is well
 */
export function precacheFault(
  entries: readonly PrecacheEntry[],
  pages: ReadonlySet<string>,
): string | undefined {
  if (pages.size === 0) return 'No page was written before the precache list was made.';
  const precached = new Set(entries.map(({ url }) => url));
  const missing = [...pages].filter((page) => !precached.has(page));
  if (missing.length > 0) return `The precache list lacks ${missing.join(', ')}.`;
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  return total > precacheLimit
    ? `The precache list holds ${total} bytes, ${total - precacheLimit} more than allowed.`
    : undefined;
}

/** The address that a file of the built site is asked for by: a page goes without '.html'. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}
