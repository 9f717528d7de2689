import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Runs every contestant once per round, so that other load on the machine affects all of them
 * equally.
 *
 * @returns each contestant's results, in order
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
    // Alternate the order, because the first contestant runs on a cooler machine.
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) results[name].push(await contestants[name]());
  }
  return results;
}

/** Runs a task with a temporary folder, and removes the folder afterwards. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'jambatan-measured-'));
  try {
    return await work(folder);
  } finally {
    // Retry, because helper processes of a browser that has just exited may still be writing files.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
