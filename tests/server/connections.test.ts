import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerOn, exchange, open, requestText } from './support/raw-http';
import { enrolment, lockDatabase, newKey, storedRows } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

let server: RunningApp;

beforeEach(async () => {
  server = await startApp();
});

afterEach(async () => {
  await server.stop();
});

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code);
const question = 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('some requests that are sent without waiting are all answered', async () => {
  const socket = await open(server.url);
  socket.write(question.repeat(9) + requestText('GET /api/health HTTP/1.1', { Host: 'localhost' }));
  expect(statusesIn(await answerOn(socket))).toEqual(Array.from({ length: 10 }, () => '200'));
});

test('a connection that asks on and on without waiting is closed, and others are answered', async () => {
  const answers = await exchange(server.url, question.repeat(2000));
  expect(statusesIn(answers).length).toBeLessThanOrEqual(50);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('what follows a request that is being worked on does not take the place of its answer', async () => {
  const body = JSON.stringify(enrolment);
  const unlock = lockDatabase(server.databaseFile);
  const socket = await open(server.url);
  const headers = {
    Host: 'localhost',
    Connection: 'keep-alive',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    'Idempotency-Key': newKey(),
  };
  socket.write(`${requestText('POST /api/notifications HTTP/1.1', headers, body)}JUNK\r\n\r\n`);
  const answer = answerOn(socket);
  // By then the server has read what came before.
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  unlock();
  expect(statusesIn(await answer)).toEqual(['201']);
  expect(storedRows(server.databaseFile)).toHaveLength(1);
});
