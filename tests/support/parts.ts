import { type Row, tableOf } from './row';

/** What a program can measure, by name, in the order of its table. */
export type Parts<Effort> = Readonly<Record<string, (effort: Effort) => Promise<readonly Row[]>>>;

interface Choice {
  /** Which parts to measure; all of them where none is named. */
  readonly names: readonly string[];
  /** What stands below the table. */
  readonly below: () => string;
}

/**
 * Measures parts one after the other and prints their table, also where one of them falls over.
 * Ends the program where there is no part of a name.
 *
 * @returns whether every goal is met
 */
export async function measureParts<Effort>(
  parts: Parts<Effort>,
  effort: Effort,
  { names, below }: Choice,
): Promise<boolean> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown !== undefined) {
    console.error(`There is no part '${unknown}'. There are: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      tellProgress(name);
      rows.push(...(await measure(effort)));
    }
  } finally {
    console.log(`\n${tableOf(rows)}\n\n${below()}`);
  }
  const missed = rows.filter(({ met }) => met === false).length;
  console.log(missed === 0 ? 'Every goal is met.' : `${missed} missed.`);
  return missed === 0;
}

/** Says what is being measured now, beside the output. */
export function tellProgress(text: string): void {
  console.error(`${new Date().toLocaleTimeString('en-GB')} ${text} …`);
}
