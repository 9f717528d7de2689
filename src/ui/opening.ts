/**
 * Key of the history entry with which the document was loaded; undefined once that entry has been
 * left or replaced.
 */
let openingKey: string | undefined =
  (globalThis.history?.state as { key?: string } | null)?.key ?? 'default';

/**
 * Returns true for the history entry with which the document was loaded, until that entry is left
 * or replaced.
 *
 * @param key the key of React Router's location
 */
export const isOpeningEntry = (key: string): boolean => key === openingKey;

/**
 * Call this with the key of the entry shown, after the effects of the page's content. Once the key
 * differs, no entry counts as the opening one.
 */
export function noteShown(key: string): void {
  if (key !== openingKey) openingKey = undefined;
}
