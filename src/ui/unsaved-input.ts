/** Stores the unsaved input in one part of the page. Resolves to true if all of it is stored. */
export type SaveInput = () => Promise<boolean>;

const inputs = new Map<SaveInput, () => void>();

/** Registers functions that store and discard a part's unsaved input. Returns the undo function. */
export function registerUnsavedInput(save: SaveInput, discard = () => {}): () => void {
  inputs.set(save, discard);
  return () => inputs.delete(save);
}

/** Discards all unsaved input on this page, after the visitor has chosen to delete it. */
export function discardUnsavedInput(): void {
  for (const discard of inputs.values()) discard();
}

/** Stores all unsaved input. Resolves to true if a reload would lose nothing. Never rejects. */
export async function saveUnsavedInput(): Promise<boolean> {
  const results = await Promise.allSettled([...inputs.keys()].map((save) => save()));
  return results.every((result) => result.status === 'fulfilled' && result.value);
}
