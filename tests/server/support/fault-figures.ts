import { appendFileSync } from 'node:fs';

export type Figures = Readonly<Record<string, string | number>>;

/** The file that collects the figures of a run, for `npm run faults` to print them together. */
const file = process.env.FAULT_FIGURES;

/** Tells what a fault test has found out. */
export function tellFigures(test: string, figures: Figures): void {
  if (file === undefined) console.table(figures);
  else appendFileSync(file, `${JSON.stringify({ test, figures })}\n`);
}

/** How often a fault test does its worst: few times in `npm test`, more often if the variable says so. */
export function cycles(variable: string, few: number): number {
  const value = Number(process.env[variable] ?? few);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${variable} is no number.`);
  return value;
}
