/** Stores the unsaved input of a part of the page. Resolves to true if all of it is stored. */
export type SaveInput = () => Promise<boolean>;

const inputs = new Map<SaveInput, () => void>();

/**
 * Registers input that `saveUnsavedInput` stores, until the returned function is called.
 *
 * @param discard discards the input of that part of the page, for `discardUnsavedInput`
 */
export function registerUnsavedInput(save: SaveInput, discard = () => {}): () => void {
  inputs.set(save, discard);
  return () => inputs.delete(save);
}

/** Discards the unsaved input of all parts of this page, because the visitor has deleted it. */
export function discardUnsavedInput(): void {
  for (const discard of inputs.values()) discard();
}

/**
 * Stores all unsaved input on this page before a reload. Never throws.
 *
 * @returns true if a reload would lose nothing
 */
export async function saveUnsavedInput(): Promise<boolean> {
  const results = await Promise.allSettled([...inputs.keys()].map((save) => save()));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}
