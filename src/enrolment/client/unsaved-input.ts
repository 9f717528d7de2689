/** Stores what a part of the page holds unsaved; resolves to whether all of it is stored now. */
export type SaveInput = () => Promise<boolean>;

const holders = new Map<SaveInput, () => void>();

/**
 * Takes part in what `saveUnsavedInput` stores, until the returned function is called.
 *
 * @param drop empties that part of the page, for `dropUnsavedInput`
 */
export function holdUnsavedInput(save: SaveInput, drop = () => {}): () => void {
  holders.set(save, drop);
  return () => holders.delete(save);
}

/** Empties what the parts of this page hold unsaved: the visitor wants it forgotten. */
export function dropUnsavedInput(): void {
  for (const drop of holders.values()) drop();
}

/**
 * Stores what was typed anywhere on this page, before the page is loaded anew. Never throws.
 *
 * @returns whether nothing would be lost by that
 */
export async function saveUnsavedInput(): Promise<boolean> {
  const results = await Promise.allSettled([...holders.keys()].map((save) => save()));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}
