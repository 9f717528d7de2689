import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/server/security-headers';
import { answerOn, open, parseAnswer, requestText } from './support/raw-http';
import { enrolment, post, storedRows } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

const postLine = 'POST /api/notifications HTTP/1.1';
const json = { Host: 'academy.example', 'Content-Type': 'application/json' };

/** In a slow machine's time as well, a test's own requests stay within these. */
const limits = { headMs: 1000, requestMs: 1500, silenceMs: 2000, checkMs: 50 };

let server: RunningApp;
/** The server's end of the connection to whom it last began to send the big answer. */
let bigReader: Socket | undefined;

beforeAll(async () => {
  server = await startApp({
    limits,
    prepare: (app) => {
      app.get('/api/big', async ({ socket }, reply) => {
        bigReader = socket;
        // Far more than the buffers of a connection hold.
        const part = 'x'.repeat(64 * 1024);
        return reply.send(Readable.from(Array.from({ length: 1024 }, () => part)));
      });
    },
  });
});

afterAll(() => server.stop());

/** Sends a text letter by letter, for as long as the server listens. */
async function sendSlowly(text: string): Promise<ReturnType<typeof parseAnswer>> {
  const socket = await open(server.url);
  const letters = text[Symbol.iterator]();
  const timer = setInterval(() => {
    const { value } = letters.next();
    if (value && socket.writable) socket.write(value);
  }, 50);
  try {
    return parseAnswer(await answerOn(socket));
  } finally {
    clearInterval(timer);
  }
}

const tooSlow = {
  status: 408,
  body: expect.stringMatching(/^{"error":"The .+\."}$/),
  headers: expect.objectContaining({ ...securityHeaders, connection: 'close' }),
};

describe.concurrent('slow senders', () => {
  test('200 of them keep nobody from being answered, and get 408', async () => {
    const head = requestText(postLine, { ...json, 'X-Slow': 'x'.repeat(1000) });
    const slow = Array.from({ length: 200 }, () => sendSlowly(head));
    for (let i = 0; i < 5; i += 1) expect((await post(server.url, enrolment)).status).toBe(201);
    for (const answer of await Promise.all(slow)) expect(answer).toEqual(tooSlow);
  });

  test('a body that comes too slowly: 408, nothing stored', async () => {
    const name = 'Slow Sender';
    const body = JSON.stringify({ ...enrolment, name });
    const socket = await open(server.url);
    const headers = { ...json, 'Content-Length': String(body.length) };
    socket.write(requestText(postLine, headers, body.slice(0, -1)));
    expect(parseAnswer(await answerOn(socket))).toEqual(tooSlow);
    expect(storedRows(server.databaseFile).filter((row) => row.name === name)).toEqual([]);
  });

  test('a connection without a word: 408', async () => {
    expect(parseAnswer(await answerOn(await open(server.url)))).toEqual(tooSlow);
  });

  test('a reader who takes nothing of the answer is left', async () => {
    const socket = await open(server.url);
    socket.write(requestText('GET /api/big HTTP/1.1', json));
    await expect.poll(() => bigReader?.destroyed, { timeout: 30_000 }).toBe(true);
    socket.destroy();
  });
});
