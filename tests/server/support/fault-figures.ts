import { randomInt } from 'node:crypto';
import { appendFileSync } from 'node:fs';

export type Figures = Readonly<Record<string, string | number>>;

/** File that collects the figures from a run, so that `npm run faults` can print them together. */
const file = process.env.FAULT_FIGURES;

/** Prints a fault test's figures, or appends them to the file if there is one. */
export function printFigures(test: string, figures: Figures): void {
  if (file === undefined) console.table(figures);
  else appendFileSync(file, `${JSON.stringify({ test, figures })}\n`);
}

/**
 * Returns the number of repetitions for a fault test.
 *
 * @param variable name of the environment variable that holds the number
 * @param fallback used if the variable is not set, as in `npm test`
 */
export function cycles(variable: string, fallback: number): number {
  const value = Number(process.env[variable] ?? fallback);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${variable} must be a positive integer.`);
  return value;
}

/**
 * Returns the seed of a random fault test: `SEED`, or else a random one in the long form, and always
 * the same in `npm test`.
 *
 * @param variable name of the environment variable that makes the test long
 */
export const seedFor = (variable: string): number =>
  Number(process.env.SEED ?? (process.env[variable] ? randomInt(2 ** 30) : 1));
