/** Stores what a part of the page holds unsaved; resolves to whether all of it is stored now. */
export type SaveInput = () => Promise<boolean>;

const holders = new Set<SaveInput>();

/** Takes part in what `saveUnsavedInput` stores, until the returned function is called. */
export function holdUnsavedInput(save: SaveInput): () => void {
  holders.add(save);
  return () => holders.delete(save);
}

/**
 * Stores what was typed anywhere on this page, before the page is loaded anew. Never throws.
 *
 * @returns whether nothing would be lost by that
 */
export async function saveUnsavedInput(): Promise<boolean> {
  const results = await Promise.allSettled([...holders].map((save) => save()));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}
