/** Key of the history entry with which the document was loaded, until the visitor leaves it. */
let openingKey: string | undefined =
  (globalThis.history?.state as { key?: string } | null)?.key ?? 'default';

/**
 * Returns true while the page shows the history entry with which the document was loaded.
 *
 * @param key the key of React Router's location
 */
export const isOpeningEntry = (key: string): boolean => key === openingKey;

/** Records which entry the page shows. Call this after the effects of the page's content. */
export function noteShown(key: string): void {
  if (key !== openingKey) openingKey = undefined;
}
