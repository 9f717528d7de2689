import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
