import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runOnFile } from '../support/sqlite';
import { cycles, printFigures } from './support/fault-figures';
import { newFolder } from './support/new-folder';
import { createDatabase, postgresRows, startPostgres } from './support/postgres';
import { storedRows } from './support/requests';
import { Ledger, nothingLost } from './support/senders';
import { startServer } from './support/start-server';

const kills = cycles('KILL_CYCLES', 3);
const killsOfPostgres = cycles('POSTGRES_KILLS', 1);
/** Time limit per cycle, in milliseconds. A cycle takes a second, or more on a slow machine. */
const timeout = 30_000;

/** Waits until 20 further requests have been acknowledged. */
async function moreAcknowledged(ledger: Ledger): Promise<void> {
  const before = ledger.acknowledged;
  await expect
    .poll(() => ledger.acknowledged, { interval: 5, timeout })
    .toBeGreaterThan(before + 20);
}

test(
  `no acknowledged request is lost or duplicated if a server with SQLite is killed ${kills} times`,
  { timeout: 60_000 + kills * timeout },
  async () => {
    const file = join(newFolder(), 'killed.db');
    const ledger = new Ledger();
    // Kill the server at a different moment each time. Requests without a response are sent again
    // to the next server.
    for (let i = 0; i < kills; i++) {
      const server = await startServer({ env: { DATABASE_URL: `file:${file}` } });
      const sending = ledger.keepSending(server.url);
      await moreAcknowledged(ledger);
      await delay((i * 67) % 200);
      await server.kill();
      await sending;
    }
    expect(runOnFile(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    const violations = ledger.violations(storedRows(file));
    printFigures('server killed', { kills, ...violations });
    expect(violations).toMatchObject(nothingLost);
  },
);

test(
  `killing PostgreSQL ${killsOfPostgres} times causes a 503 until it is restarted, and no acknowledged request is lost`,
  { timeout: 60_000 + killsOfPostgres * 2 * timeout },
  async () => {
    const postgres = await startPostgres({ durable: true });
    const url = await createDatabase(postgres.url);
    const server = await startServer({ env: { DATABASE_URL: url } });
    const ledger = new Ledger();
    const end = new AbortController();
    const sending = ledger.keepSending(server.url, end.signal);
    const readiness = async () => (await fetch(`${server.url}/api/ready`)).status;
    for (let i = 0; i < killsOfPostgres; i++) {
      await moreAcknowledged(ledger);
      await postgres.kill();
      await expect.poll(readiness, { timeout }).toBe(503);
      const refused = ledger.countResponses(503);
      await expect.poll(() => ledger.countResponses(503), { timeout }).toBeGreaterThan(refused);
      await postgres.start();
      await expect.poll(readiness, { timeout }).toBe(200);
    }
    await moreAcknowledged(ledger);
    end.abort();
    await sending;
    expect(await server.stop()).toBe(0);

    const violations = ledger.violations(await postgresRows(url));
    await postgres.remove();
    printFigures('PostgreSQL killed', { kills: killsOfPostgres, ...violations });
    expect(violations).toMatchObject(nothingLost);
    expect(new Set(ledger.statuses)).toEqual(new Set([201, 503]));
  },
);
