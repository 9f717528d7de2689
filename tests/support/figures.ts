/**
 * Returns a percentile of the values.
 *
 * @param part fraction from 0 to 1, for example 0.5 for the median
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (value === undefined) throw new Error('A percentile needs at least one value.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Rounds to an integer and adds thousands separators. */
export const count = (value: number): string => Math.round(value).toLocaleString('en');

/** Formats a duration in milliseconds with a sensible number of digits. */
export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : count(value)} ms`;

/** Formats a size in bytes as megabytes. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
