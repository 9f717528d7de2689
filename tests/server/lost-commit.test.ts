import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import type { ConfirmedRequest } from '../../src/enrolment/core/outbox';
import { errorsAfterStoring } from '../faults/support/fault';
import { startProxy } from '../faults/support/misbehaving-proxy';
import { createCoreDevice } from '../support/core-device';
import { inFolder } from '../support/rounds';
import { confirmed } from '../unit/support/outbox-records';
import { startCommitProxy } from './support/commit-proxy';
import { cycles, printFigures } from './support/fault-figures';
import { postgresRows } from './support/postgres';
import { newKey, post, storedRows } from './support/requests';
import { startServer } from './support/start-server';
import { newPostgresUrl } from './support/stores';

/** Number of senders per database that get no receipt for a stored request, and then change it. */
const runs = cycles('COMMIT_RUNS', 2);

/** The academy's server, whose responses can be lost after the database has committed. */
interface Academy {
  readonly url: string;
  /** Calls `send`, and loses the response once the request with this new key is stored. */
  losingAnswer<Result>(key: string, send: () => Promise<Result>): Promise<Result>;
  rows(): Promise<Record<string, unknown>[]>;
}

const academies: readonly {
  readonly kind: string;
  /** The failures that the device records for the stored requests, in turn. */
  readonly failures: readonly object[];
  open(work: (academy: Academy) => Promise<void>): Promise<void>;
}[] = [
  {
    // The proxy breaks the database connection, and the server responds with 503.
    kind: 'PostgreSQL',
    failures: [{ kind: 'status', status: 503 }],
    open: async (work) => {
      const databaseUrl = await newPostgresUrl();
      const proxy = await startCommitProxy(databaseUrl);
      const server = await startServer({ env: { DATABASE_URL: proxy.url } });
      await work({
        url: server.url,
        losingAnswer: (key, send) => {
          proxy.loseCommitOf(key);
          return send();
        },
        rows: () => postgresRows(databaseUrl),
      });
      await server.stop();
      await proxy.stop();
    },
  },
  {
    // The server is killed, and a proxy responds with an error or not at all.
    kind: 'SQLite',
    failures: [
      { kind: 'no-answer' },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 503 },
      { kind: 'status', status: 504 },
    ],
    open: (work) =>
      inFolder(async (folder) => {
        const file = `${folder}/enrolments.db`;
        const start = (port: string) =>
          startServer({ env: { DATABASE_URL: `file:${file}`, PORT: port } });
        let server = await start('0');
        const { port } = new URL(server.url);
        const proxy = await startProxy(server.url);
        const reader = new Database(file, { readonly: true });
        const stored = reader.prepare('SELECT 1 FROM enrolments WHERE idempotency_key = ?');
        const killOnceStored = async (key: string) => {
          while (!stored.get(key)) await nextTurn();
          await server.kill();
          server = await start(port);
        };
        const faults = ['response lost', ...errorsAfterStoring] as const;
        let losses = 0;
        await work({
          url: proxy.url,
          losingAnswer: async (key, send) => {
            proxy.misbehave(faults[losses++ % faults.length] ?? 'response lost');
            const [result] = await Promise.all([send(), killOnceStored(key)]);
            proxy.misbehave('none');
            return result;
          },
          rows: async () => storedRows(file),
        });
        reader.close();
        await proxy.stop();
        await server.stop();
      }),
  },
];

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

test.each(academies)(
  `$kind: if a request is stored but its sender gets no receipt, a changed request replaces the stored one, ${runs} times`,
  { timeout: 60_000 + runs * 30_000 },
  async ({ kind, failures, open }) => {
    const figures = { requests: runs, 'answers lost': 0, rows: 0 };
    const faults = { missing: 0, doubled: 0, misreported: 0, 'changed by an earlier key': 0 };
    await open(async (academy) => {
      for (let run = 0; run < runs; run++) {
        const email = `sample.${run}@example.org`;
        const rows = async () => (await academy.rows()).filter((row) => row.email === email);
        const device = createCoreDevice({ host: academy.url });
        const losses = 1 + (run % 3);
        const versions = Array.from({ length: losses }, (_, number) => version(email, number));
        for (const [index, each] of versions.entries()) {
          const submit = () => device.submit(each, versions[index - 1]?.id ?? null);
          const unanswered = await academy.losingAnswer(each.id, submit);
          expect(unanswered).toMatchObject({
            lastFailure: failures[figures['answers lost'] % failures.length],
          });
          figures['answers lost'] += 1;
          await expect
            .poll(async () => (await rows()).map((row) => row.idempotency_key))
            .toContain(each.id);
        }
        const last = version(email, losses);
        const receipt = await device.submit(last, versions.at(-1)?.id ?? null);

        const stored = await rows();
        figures.rows += stored.length;
        faults.missing += Number(stored.length === 0);
        faults.doubled += Number(stored.length > 1);
        const row = stored.find(({ idempotency_key: key }) => key === last.id);
        const isReported = receipt?.state === 'accepted' && receipt.reference === row?.reference;
        faults.misreported += Number(!isReported || row?.mobile !== last.request.mobile);
        // Another tab may still send the earlier versions.
        for (const { id, request } of versions) {
          const send = () => post(academy.url, request, { key: id });
          // Try twice, because the first attempt may use a connection to a server that was killed.
          const late = await send().catch(send);
          const isSame = late.status === 201 && late.body.reference === stored[0]?.reference;
          faults['changed by an earlier key'] += Number(!isSame);
        }
        faults['changed by an earlier key'] += Number(
          JSON.stringify(await rows()) !== JSON.stringify(stored),
        );
      }
    });
    printFigures(`requests changed after no receipt arrived, ${kind}`, {
      ...figures,
      ...faults,
    });
    expect(figures.rows).toBe(runs);
    expect(Object.values(faults)).toEqual([0, 0, 0, 0]);
  },
);
