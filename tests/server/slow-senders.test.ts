import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOn, open, parseAnswer, requestText } from './support/raw-http';
import { enrolment, post, storedRows } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

const postLine = 'POST /api/notifications HTTP/1.1';
const json = { Host: 'academy.example', 'Content-Type': 'application/json' };

/** On a slow machine too, a test's own requests stay within these. */
const timeouts = {
  requestTimeout: 1500,
  http: { headersTimeout: 1000, connectionsCheckingInterval: 50 },
};

let server: RunningApp;

beforeAll(async () => {
  server = await startApp({ timeouts });
});

afterAll(() => server.stop());

/** Sends a text letter by letter, until the server hangs up. */
async function sendSlowly(text: string): Promise<void> {
  const socket = await open(server.url);
  const letters = text[Symbol.iterator]();
  const timer = setInterval(() => {
    const { value } = letters.next();
    if (value && socket.writable) socket.write(value);
  }, 50);
  await answerOn(socket);
  clearInterval(timer);
}

describe.concurrent('slow senders', () => {
  test('200 of them keep nobody from being answered, and are left', async () => {
    const head = requestText(postLine, { ...json, 'X-Slow': 'x'.repeat(1000) });
    const slow = Array.from({ length: 200 }, () => sendSlowly(head));
    for (let i = 0; i < 5; i += 1) expect((await post(server.url, enrolment)).status).toBe(201);
    await Promise.all(slow);
  });

  test('a body that comes too slowly: 408, nothing stored', async () => {
    const name = 'Slow Sender';
    const body = JSON.stringify({ ...enrolment, name });
    const socket = await open(server.url);
    const headers = { ...json, 'Content-Length': String(body.length) };
    socket.write(requestText(postLine, headers, body.slice(0, -1)));
    expect(parseAnswer(await answerOn(socket)).status).toBe(408);
    expect(storedRows(server.databaseFile).filter((row) => row.name === name)).toEqual([]);
  });
});
