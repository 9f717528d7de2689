import { appendFileSync } from 'node:fs';

export type Figures = Readonly<Record<string, string | number>>;

/** File that collects the figures of a run, so that `npm run faults` can print them together. */
const file = process.env.FAULT_FIGURES;

/** Records the figures of a fault test. */
export function printFigures(test: string, figures: Figures): void {
  if (file === undefined) console.table(figures);
  else appendFileSync(file, `${JSON.stringify({ test, figures })}\n`);
}

/**
 * Returns the number of repetitions of a fault: few in `npm test`, or the number in the variable.
 */
export function cycles(variable: string, few: number): number {
  const value = Number(process.env[variable] ?? few);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${variable} must be a positive integer.`);
  return value;
}
