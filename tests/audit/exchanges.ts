import { count } from '../support/figures';
import type { Exchange } from './network';

/** How much went over the line, headers included. */
export function amountOf(exchanges: readonly Exchange[]): string {
  return `${kilobytes(bytesOf(exchanges))} in ${count(exchanges.length)} requests`;
}

export const bytesOf = (exchanges: readonly Exchange[]): number =>
  exchanges.reduce((sum, { bytes }) => sum + bytes, 0);

/** A size in bytes as kilobytes. */
export const kilobytes = (bytes: number): string => `${count(bytes / 1000)} kB`;
