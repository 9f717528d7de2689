declare const isSample: unique symbol;

/** A value that only stands for the academy's own, which takes its place before the site opens. */
type Sample<T> = T & { readonly [isSample]?: true };

/**
 * Marks a sample. `npm run samples` lists all of them with file and line, and a server in production
 * says at its start how many are left.
 */
/* @__NO_SIDE_EFFECTS__ */
export const sample = <const T>(value: T): Sample<T> => value as Sample<T>;
