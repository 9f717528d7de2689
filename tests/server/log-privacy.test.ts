import { connect } from 'node:net';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggerOptions } from '../../src/server/log';
import { openStore } from '../../src/server/store/enrolment-store';
import { Authenticator } from './support/authenticator';
import { signedIn } from './support/office-page';
import { canary, canaryTraces, lockDatabase, newKey, post } from './support/requests';
import { startServer } from './support/start-server';

/** Sends text unchanged, and waits until the server closes the connection. */
async function sendText(url: string, text: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
  socket.resume().write(text);
  await new Promise((resolve) => socket.on('close', resolve));
}

test('no log line contains a name, phone number, email address, body or query string', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'trace', RATE_LIMIT: '9' } });
  const key = newKey();
  const query = new URLSearchParams(Object.entries(canary).map(([k, v]) => [k, String(v)]));

  await post(server.url, canary, { key });
  await post(server.url, canary, { key });
  await post(server.url, { ...canary, per: '6' }, { key });
  await post(server.url, canary, { key: 'canary@example.org' });
  await post(server.url, { ...canary, email: 'canary', 'canary@example.org': 1 });
  await post(server.url, `{"name": "Canaria Goldfinch", canary`);
  await post(server.url, { ...canary, message: 'canary'.repeat(5000) });
  await post(server.url, canary, { headers: { Origin: 'https://canary.example' } });
  const unlock = lockDatabase(server.databaseFile);
  expect((await post(server.url, canary)).status).toBe(503);
  unlock();
  while ((await post(server.url, canary)).status !== 429);
  await fetch(`${server.url}/?${query}`);
  await fetch(`${server.url}/contact?${query}`, { headers: { Referer: `http://x/?${query}` } });
  await fetch(`${server.url}/api/canary@example.org?${query}`);
  await fetch(`${server.url}/Canaria%20Goldfinch`);
  await sendText(server.url, 'GET /%canary HTTP/1.1\r\nHost: canary\r\nConnection: close\r\n\r\n');
  await sendText(server.url, 'canary@example.org Canaria Goldfinch\r\n\r\n');
  await sendText(server.url, `GET / HTTP/1.1\r\nX: ${'canary'.repeat(10_000)}\r\n\r\n`);

  const transfers = `${server.url}/api/transfers`;
  const { id, key: secret } = await (await fetch(transfers, { method: 'POST' })).json();
  for (const body of [{ id }, { id: 'canary' }, { canary: 'canary' }]) {
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${transfers}/claim`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  expect(await server.stop()).toBe(0);
  for (const text of [id, secret]) expect(server.logs()).not.toContain(text);
  const lines = server.logs().split('\n');
  expect(lines.filter((line) => line.includes('"route":"/api/notifications"')).length).toBe(10);
  expect(lines.filter((line) => canaryTraces.test(line))).toEqual([]);
});

test('the office’s log lines contain the staff member’s id and the reference, but no personal data', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'trace' } });
  const { body: receipt } = await post(server.url, canary);
  const store = await openStore({ kind: 'sqlite', file: server.databaseFile }, []);
  const { page } = await signedIn({ url: server.url, store }, 'Canaria Colleague');
  const path = `enrolments/${receipt.reference}`;
  const change = { version: 0, state: 'closed', sentence: 'canary', note: 'canary' };
  await page.send('PATCH', path, change);
  await page.send('PATCH', path, { ...change, version: 9, note: 'Goldfinch' });
  await page.send('PATCH', path, { ...change, canary: 'canary' });
  for (const query of ['search=canary', 'canary=1']) await page.get(`enrolments?${query}`);
  await page.get('enrolments.csv?search=Goldfinch');
  await page.get('enrolments/canary');
  await page.accept('canary-token', new Authenticator(page.origin)).catch(() => {});
  await page.post('sign-in/verify', { id: 'canary' });
  await page.send('DELETE', path);
  await store.database.close();
  expect(await server.stop()).toBe(0);
  const lines = server.logs().split('\n');
  expect(lines.filter((line) => canaryTraces.test(line))).toEqual([]);
  const logged = lines
    .filter((line) => line.includes(receipt.reference))
    .map((line) => JSON.parse(line));
  const staff = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(logged).toMatchObject(
    [
      ['PATCH', 200],
      ['PATCH', 409],
      ['PATCH', 400],
      ['DELETE', 204],
    ].map(([method, status]) => ({ staff, method, status })),
  );
});

test('the logger hides the contents of requests, enrolments and database errors', () => {
  let lines = '';
  const stream = new Writable({
    write: (text, _encoding, done) => {
      lines += text;
      done();
    },
  });
  const { log } = fastify({ logger: { ...loggerOptions('trace'), stream } });
  log.info({ body: canary, query: canary, params: canary, headers: canary, enrolment: canary });
  log.info({ req: { url: '/?name=canary', headers: { referer: 'canary' } }, ...canary });
  log.error({ err: Object.assign(new Error('refused'), { detail: `(1, ${canary.name})` }) });
  expect(lines.trim().split('\n')).toHaveLength(3);
  expect(lines).not.toMatch(canaryTraces);
});
