import { appendFileSync } from 'node:fs';

export type Figures = Readonly<Record<string, string | number>>;

/** File that collects the figures of a run, so that `npm run faults` can print them together. */
const file = process.env.FAULT_FIGURES;

/** Prints the figures of a fault test, or adds them to the file. */
export function printFigures(test: string, figures: Figures): void {
  if (file === undefined) console.table(figures);
  else appendFileSync(file, `${JSON.stringify({ test, figures })}\n`);
}

/**
 * Returns the number of repetitions of a fault.
 *
 * @param variable name of the environment variable with the number
 * @param few the number if the variable is not set, as in `npm test`
 */
export function cycles(variable: string, few: number): number {
  const value = Number(process.env[variable] ?? few);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${variable} must be a positive integer.`);
  return value;
}
