import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type DatabaseState, databaseState } from '../../src/server/operation/readiness';
import { StoreUnavailableError } from '../../src/server/store/enrolment-store';
import { lockDatabase } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

describe('a server', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(async () => {
    await server.stop();
  });

  const ask = async (name: 'health' | 'ready') => {
    const answer = await fetch(`${server.url}/api/${name}`);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };

  test('is healthy and ready, and no cache may say so for it', async () => {
    const [health, ready] = [await ask('health'), await ask('ready')];
    expect(health).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(ready).toMatchObject({ status: 200, body: { status: 'ready' } });
    for (const { headers } of [health, ready]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('retry-after')).toBe(null);
    }
  });

  test.each(['health', 'ready'])('answers GET and HEAD alone at /api/%s', async (name) => {
    const url = `${server.url}/api/${name}`;
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    const refused = await fetch(url, { method: 'POST', body: '{}' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('whose database is locked is healthy, not ready, and ready again by itself', async () => {
    const unlock = lockDatabase(server.databaseFile);
    await expect
      .poll(() => ask('ready'), { timeout: 20_000 })
      .toMatchObject({
        status: 503,
        body: { status: 'database unavailable' },
      });
    const [health, ready] = await Promise.all([ask('health'), ask('ready')]);
    expect(health).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(ready.status).toBe(503);
    expect(ready.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(ready.headers.get('cache-control')).toBe('no-store');
    unlock();
    await expect.poll(() => ask('ready'), { timeout: 20_000 }).toMatchObject({ status: 200 });

    // Told when it changes, however often it is asked for.
    const told = () => server.logs().match(/"msg":"database [a-z ]+"/g);
    await expect
      .poll(told, { timeout: 20_000 })
      .toEqual(['"msg":"database unavailable"', '"msg":"database available again"']);
  });
});

describe('the database', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function watched() {
    vi.useFakeTimers({ toFake: ['performance'] });
    const changes: DatabaseState['kind'][] = [];
    const ping = vi.fn<() => Promise<void>>(async () => {});
    const ask = databaseState({ ping, onChange: ({ kind }) => changes.push(kind) });
    return { ask, ping, changes };
  }

  test('is asked about once a second, however many want to know', async () => {
    const { ask, ping } = watched();
    const crowd = () => Promise.all(Array.from({ length: 100 }, ask));
    await crowd();
    vi.advanceTimersByTime(999);
    await crowd();
    expect(ping).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(new Set((await crowd()).map(({ kind }) => kind))).toEqual(new Set(['available']));
    expect(ping).toHaveBeenCalledTimes(2);
  });

  test('is told of when it goes and when it comes back', async () => {
    const { ask, ping, changes } = watched();
    const away = new StoreUnavailableError('a database', new Error('away'));
    for (const outcome of ['comes', 'goes', 'goes', 'comes', 'comes']) {
      if (outcome === 'goes') ping.mockRejectedValueOnce(away);
      await ask();
      vi.advanceTimersByTime(1000);
    }
    expect(changes).toEqual(['unavailable', 'available']);
  });

  test('is asked again after a fault of the program', async () => {
    const { ask, ping } = watched();
    ping.mockRejectedValueOnce(new TypeError('a fault'));
    await expect(ask()).rejects.toThrow('a fault');
    expect(await ask()).toEqual({ kind: 'available' });
  });
});
