/**
 * The value below which the given part of all values lies.
 *
 * @param part from 0 to 1: 0.5 for the median
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  if (value === undefined) throw new Error('There is nothing to take a percentile of.');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** A whole number with a comma between thousands. */
export const count = (value: number): string => Math.round(value).toLocaleString('en');

/** A duration in milliseconds, as exact as it is worth reading. */
export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : count(value)} ms`;

/** A size in bytes as megabytes. */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** How many times as much. */
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
