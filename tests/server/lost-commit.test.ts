import { expect, test } from 'vitest';
import type { ConfirmedRequest } from '../../src/enrolment/core/outbox';
import { createCoreDevice } from '../support/core-device';
import { confirmed } from '../unit/support/outbox-records';
import { startCommitProxy } from './support/commit-proxy';
import { postgresRows } from './support/postgres';
import { newKey, post } from './support/requests';
import { startServer } from './support/start-server';
import { newPostgresUrl } from './support/stores';

/** Returns a version of a confirmed request, with its own key and phone number. */
const version = (number: number): ConfirmedRequest => {
  const mobile = `+60 12-000 000${number}`;
  return {
    ...confirmed,
    id: newKey(),
    form: { ...confirmed.form, phone: mobile },
    request: { ...confirmed.request, mobile },
  };
};

test('if PostgreSQL commits but the sender gets a 503, a changed request replaces the stored one', async () => {
  const databaseUrl = await newPostgresUrl();
  const proxy = await startCommitProxy(databaseUrl);
  const server = await startServer({ env: { DATABASE_URL: proxy.url } });
  const rows = () => postgresRows(databaseUrl);
  const device = createCoreDevice({ host: server.url });
  const versions = [version(0), version(1)];
  for (const [index, each] of versions.entries()) {
    proxy.loseCommitOf(each.id);
    const unanswered = await device.submit(each, versions[index - 1]?.id ?? null);
    expect(unanswered).toMatchObject({ lastFailure: { kind: 'status', status: 503 } });
    await expect.poll(rows).toMatchObject([{ idempotency_key: each.id }]);
  }
  const last = version(2);
  const receipt = await device.submit(last, versions[1]!.id);

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
  await server.stop();
  await proxy.stop();
});
