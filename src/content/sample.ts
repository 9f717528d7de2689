/**
 * Marks a value as a placeholder for the academy's own, to be replaced before the site opens. `npm
 * run samples` lists all samples with file and line, and a production server logs at startup how
 * many are left.
 */
/* @__NO_SIDE_EFFECTS__ */
export const sample = <const T>(value: T): T => value;
