/** Returns a function that calls `create` the first time, and returns its result every time. */
export function once<T>(create: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: create() }).value;
}
