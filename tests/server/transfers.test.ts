import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Row } from '../support/sqlite';
import { call } from './support/http';
import { startApp } from './support/start-app';
import { databases, openForEachTest, other, store } from './support/stores';

const minute = 60_000;

describe.each(databases)('$kind', (database) => {
  openForEachTest(database, []);

  afterEach(() => void vi.useRealTimers());

  const movesOnBy = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] });

  test('a key is handed out once, even if many servers and devices ask at the same time', async () => {
    const { id, key } = await store.transfers.create();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => [store, other][turn % 2]!.transfers.claim(id)),
    );
    expect(claims.filter((claimed) => claimed !== undefined)).toEqual([{ key }]);
    expect(await store.transfers.claim(id)).toBeUndefined();
  });

  test('a key is handed out for 15 minutes, and then deleted', async () => {
    const [late, punctual] = [await store.transfers.create(), await store.transfers.create()];
    movesOnBy(15 * minute - 5000);
    expect(await store.transfers.claim(punctual.id)).toEqual({ key: punctual.key });
    movesOnBy(10_000);
    expect(await store.transfers.claim(late.id)).toBeUndefined();
    const fresh = await store.transfers.create();
    const rows = () => store.database.run('SELECT * FROM transfers');
    expect(await rows()).toHaveLength(2);
    await store.tidy();
    expect(await rows()).toHaveLength(1);
    expect(await store.transfers.claim(fresh.id)).toEqual({ key: fresh.key });
  });

  test('nobody can claim a key with what is in the database', async () => {
    const { id } = await store.transfers.create();
    const [row] = await store.database.run<Row>('SELECT * FROM transfers');
    expect(JSON.stringify(row)).not.toContain(id);
    expect(await store.transfers.claim(String(row?.id_hash))).toBeUndefined();
  });
});

describe('the routes', () => {
  let server: Awaited<ReturnType<typeof startApp>>;

  beforeEach(async () => {
    server = await startApp({ env: { RATE_LIMIT: '1' } });
    return server.stop;
  });

  const post = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
    call(`${server.url}/api/transfers${path}`, { method: 'POST', body, headers });

  test('make a transfer, and answer every claim but the first alike', async () => {
    const made = await post('');
    expect(made).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^[\w-]{22}$/) } });
    expect(made.headers.get('Cache-Control')).toBe('no-store');
    const { id, key } = made.body;
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(await post('/claim', { id })).toMatchObject({ status: 200, body: { key } });
    const used = await post('/claim', { id });
    const unknown = await post('/claim', { id: 'x'.repeat(22) });
    expect([used.status, unknown.status]).toEqual([410, 410]);
    expect(used.body).toEqual(unknown.body);
    for (const body of [undefined, {}, { id: 1 }, { id, more: 1 }, { id: 'x'.repeat(99) }]) {
      expect((await post('/claim', body)).status, JSON.stringify(body)).toBe(400);
    }
  });

  test('refuse other sites’ pages, which neither make nor use up a transfer', async () => {
    const { id } = (await post('')).body;
    const origins = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }];
    for (const headers of origins) {
      expect((await post('', undefined, headers)).status).toBe(403);
      expect((await post('/claim', { id }, headers)).status).toBe(403);
    }
    expect((await post('/claim', { id })).status).toBe(200);
  });

  test('limit how often an address can make and try transfers', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await post('');
      await post('/claim', { id: `${turn}` });
    }
    for (const path of ['', '/claim']) {
      const { status, headers } = await post(path, { id: 'x' });
      expect(status).toBe(429);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
  });
});
