import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives each contestant its turn in every round, so that whatever else the machine does falls on
 * all of them.
 *
 * @returns for each contestant what its turns gave
 */
export async function takeTurns<Name extends string, Result>(
  rounds: number,
  contestants: Readonly<Record<Name, () => Promise<Result>>>,
): Promise<Readonly<Record<Name, readonly Result[]>>> {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Result[]
  >;
  for (let round = 0; round < rounds; round++) {
    // Who goes first changes, as the first finds a cooler machine.
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) results[name].push(await contestants[name]());
  }
  return results;
}

/** Does something in a temporary folder, which is gone afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-measured-'));
  try {
    return await work(folder);
  } finally {
    // A browser that has just ended may still write a last file.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
