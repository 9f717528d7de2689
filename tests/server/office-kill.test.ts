import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { requestStates } from '../../src/enrolment/core/request-reply';
import { readConfig } from '../../src/server/config';
import type { Reference } from '../../src/server/reference';
import { openStore } from '../../src/server/store/enrolment-store';
import { cycles, printFigures } from './support/fault-figures';
import { type OfficePage, signedIn } from './support/office-page';
import { enrolment, newKey, submission } from './support/requests';
import { startServer } from './support/start-server';
import { newPostgresUrl } from './support/stores';

const kills = cycles('OFFICE_KILLS', 2);
const folder = mkdtempSync(join(tmpdir(), 'jambatan-office-'));

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Changes a request repeatedly until the server is killed.
 *
 * @param onAcknowledged receives each acknowledged version
 */
async function keepChanging(
  page: OfficePage,
  reference: Reference,
  onAcknowledged: (version: number) => void,
): Promise<void> {
  const path = `enrolments/${reference}`;
  try {
    let { version } = (await page.get(path)).body;
    for (;;) {
      const state = requestStates[(version + 1) % requestStates.length];
      const change = { version, state, sentence: `Answer ${version + 1}`, note: '' };
      const { status, body } = await page.send('PATCH', path, change);
      if (status !== 200) throw new Error(`The server responded with status ${status}.`);
      ({ version } = body);
      onAcknowledged(version);
    }
  } catch (error) {
    // A broken or refused connection means that the server was killed.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
  }
}

test.each([
  ['SQLite', async () => `file:${join(folder, 'office.db')}`],
  ['PostgreSQL', newPostgresUrl],
])(
  '%s: if the server is killed during changes, no acknowledged change is lost, and history and state agree',
  { timeout: 60_000 + kills * 15_000 },
  async (kind, newUrl) => {
    const url = await newUrl();
    const store = await openStore(readConfig({ DATABASE_URL: url }, folder).database, []);
    await store.database.create();
    const references: Reference[] = [];
    for (let i = 0; i < 5; i++) {
      const acceptance = await store.accept(submission(enrolment as EnrolmentRequest, newKey()));
      if (acceptance.kind === 'created') references.push(acceptance.receipt.reference);
    }
    let changes = 0;
    for (let i = 0; i < kills; i++) {
      const server = await startServer({ env: { DATABASE_URL: url } });
      const { page } = await signedIn({ url: server.url, store }, 'Sample Siti');
      const acknowledged = new Map<Reference, number>();
      const changing = references.map((reference) =>
        keepChanging(page, reference, (version) => acknowledged.set(reference, version)),
      );
      await expect
        .poll(() => acknowledged.size, { interval: 5, timeout: 30_000 })
        .toBe(references.length);
      await delay((i * 37) % 100);
      await server.kill();
      await Promise.all(changing);
      for (const [reference, version] of acknowledged) {
        const row = await store.office.find(reference);
        const history = await store.office.history(reference);
        expect(row?.version).toBe(history.length);
        expect(row?.version).toBeGreaterThanOrEqual(version);
        const { state, sentence } = row ?? {};
        expect(history.at(-1)).toMatchObject({ changes: { state, sentence } });
        changes = Math.max(changes, history.length);
      }
    }
    await store.database.close();
    printFigures(`server killed during the office’s changes, ${kind}`, {
      kills,
      'most changes to one request': changes,
    });
  },
);
