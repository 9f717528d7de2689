/** Stores what a part of the page holds unsaved; resolves to whether all of it is stored now. */
export type SaveInput = () => Promise<boolean>;

const inputs = new Map<SaveInput, () => void>();

/**
 * Registers input that `saveUnsavedInput` stores, until the returned function is called.
 *
 * @param discard empties that part of the page, for `discardUnsavedInput`
 */
export function registerUnsavedInput(save: SaveInput, discard = () => {}): () => void {
  inputs.set(save, discard);
  return () => inputs.delete(save);
}

/** Empties what the parts of this page hold unsaved: the visitor wants it forgotten. */
export function discardUnsavedInput(): void {
  for (const discard of inputs.values()) discard();
}

/**
 * Stores what was typed anywhere on this page, before the page reloads. Never throws.
 *
 * @returns whether nothing would be lost by that
 */
export async function saveUnsavedInput(): Promise<boolean> {
  const results = await Promise.allSettled([...inputs.keys()].map((save) => save()));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}
