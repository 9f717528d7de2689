declare const isSample: unique symbol;

/** A placeholder for the academy's own value, to be replaced before the site opens. */
type Sample<T> = T & { readonly [isSample]?: true };

/**
 * Marks a value as a sample. `npm run samples` lists all samples with file and line, and a
 * production server logs at startup how many are left.
 */
/* @__NO_SIDE_EFFECTS__ */
export const sample = <const T>(value: T): Sample<T> => value as Sample<T>;
