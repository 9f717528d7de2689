import { expect, test } from 'vitest';
import type { ConfirmedRequest } from '../../src/enrolment/core/outbox';
import { createCoreDevice } from '../support/core-device';
import { confirmed } from '../unit/support/outbox-records';
import { startCommitProxy } from './support/commit-proxy';
import { cycles, printFigures } from './support/fault-figures';
import { postgresRows } from './support/postgres';
import { newKey, post } from './support/requests';
import { startServer } from './support/start-server';
import { newPostgresUrl } from './support/stores';

/** Number of senders that get no receipt for a stored request, and then change it. */
const runs = cycles('COMMIT_RUNS', 3);

/** Returns a version of a confirmed request, with its own key and phone number. */
const version = (email: string, number: number): ConfirmedRequest => {
  const mobile = `+60 12-000 000${number}`;
  return {
    ...confirmed,
    id: newKey(),
    form: { ...confirmed.form, email, phone: mobile },
    request: { ...confirmed.request, email, mobile },
  };
};

test(
  `if PostgreSQL commits but the sender gets a 503, a changed request replaces the stored one, ${runs} times`,
  { timeout: 60_000 + runs * 30_000 },
  async () => {
    const databaseUrl = await newPostgresUrl();
    const proxy = await startCommitProxy(databaseUrl);
    const server = await startServer({ env: { DATABASE_URL: proxy.url } });
    let lost = 0;
    for (let run = 0; run < runs; run++) {
      const email = `sample.${run}@example.org`;
      const rows = async () =>
        (await postgresRows(databaseUrl)).filter((row) => row.email === email);
      const device = createCoreDevice({ host: server.url });
      const versions = Array.from({ length: 1 + (run % 3) }, (_, number) => version(email, number));
      for (const [index, each] of versions.entries()) {
        proxy.loseCommitOf(each.id);
        const unanswered = await device.submit(each, versions[index - 1]?.id ?? null);
        expect(unanswered).toMatchObject({ lastFailure: { kind: 'status', status: 503 } });
        await expect.poll(rows).toMatchObject([{ idempotency_key: each.id }]);
        lost += 1;
      }
      const last = version(email, versions.length);
      const receipt = await device.submit(last, versions.at(-1)?.id ?? null);

      const stored = await rows();
      const { mobile } = last.request;
      expect(stored).toMatchObject([{ idempotency_key: last.id, mobile }]);
      const [{ reference } = {}] = stored;
      expect(receipt).toMatchObject({ state: 'accepted', reference });
      // Another tab may still send the earlier versions.
      for (const { id, request } of versions) {
        const late = await post(server.url, request, { key: id });
        expect(late).toMatchObject({ status: 201, body: { reference } });
      }
      expect(await rows()).toEqual(stored);
    }
    printFigures('requests changed after no receipt arrived', { requests: runs, lost });
    await server.stop();
    await proxy.stop();
  },
);
