import { afterEach, expect, test } from 'vitest';
import { postgresRows } from '../support/postgres-database';
import { enrolment, newKey, post } from '../support/requests';
import { type RunningServer, startServer } from '../support/start-server';
import { newPostgresUrl } from '../support/stores';

const servers: RunningServer[] = [];

afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

test('50 posts of one key at once, to two servers on PostgreSQL: one row, one reference', async () => {
  const url = await newPostgresUrl();
  const env = { DATABASE_URL: url };
  servers.push(...(await Promise.all([startServer({ env }), startServer({ env })])));
  const key = newKey();
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => servers).flatMap((pair) =>
      pair.map((server) => post(server.url, enrolment, { key })),
    ),
  );
  const [row, ...others] = await postgresRows(url);
  expect(others).toEqual([]);
  // Those that come while the first is worked on may be told to wait.
  const taken = answers.filter(({ status }) => status !== 409);
  expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(taken.map(({ body }) => body.reference))).toEqual(new Set([row?.reference]));
});
