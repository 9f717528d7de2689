/** Key of the history entry with which the document was loaded, until it is left or replaced. */
let openingKey: string | undefined =
  (globalThis.history?.state as { key?: string } | null)?.key ?? 'default';

/**
 * Returns true for the entry with which the document was loaded.
 *
 * @param key from React Router
 */
export const isOpeningEntry = (key: string): boolean => key === openingKey;

/** Call this with the key of the entry shown, after the effects of the page's content. */
export function noteShown(key: string): void {
  if (key !== openingKey) openingKey = undefined;
}
