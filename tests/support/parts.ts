import { type Row, formatTable } from './row';

/** The parts that a program can measure, by name, in table order. */
export type Parts<Effort> = Readonly<Record<string, (effort: Effort) => Promise<readonly Row[]>>>;

interface Choice {
  /** The parts to measure; all of them if empty. */
  readonly names: readonly string[];
  /** Text printed below the table. */
  readonly below: () => string;
}

/**
 * Measures parts one after another and prints a table of their figures, even if a part throws.
 * Exits with status 2 if a name is unknown.
 *
 * @returns true if every goal was met
 */
export async function measureParts<Effort>(
  parts: Parts<Effort>,
  effort: Effort,
  { names, below }: Choice,
): Promise<boolean> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) {
    console.error(`Unknown part '${unknown}'. Known parts: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      printProgress(name);
      rows.push(...(await measure(effort)));
    }
  } finally {
    console.log(`\n${formatTable(rows)}\n\n${below()}`);
  }
  const missed = rows.filter(({ met }) => met === false).length;
  console.log(missed === 0 ? 'Every goal was met.' : `Goals missed: ${missed}.`);
  return missed === 0;
}

/** Logs the current step to stderr, so that stdout contains only the results. */
export function printProgress(text: string): void {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${text}…`);
}
