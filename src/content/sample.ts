/** Marks a placeholder, to be replaced before the site opens. `npm run samples` lists them. */
/* @__NO_SIDE_EFFECTS__ */
export const sample = <const T>(value: T): T => value;
