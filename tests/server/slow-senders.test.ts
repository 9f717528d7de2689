import { expect, test } from 'vitest';
import { answerOn, open, parseAnswer, requestText } from './support/raw-http';
import { enrolment, storedRows } from './support/requests';
import { startApp } from './support/start-app';

/** Long enough for the test's own requests, even on a slow machine. */
const timeouts = {
  requestTimeout: 1500,
  http: { headersTimeout: 1000, connectionsCheckingInterval: 50 },
};

test('a body that arrives too slowly gets a 408 and is not stored', async () => {
  const server = await startApp({ timeouts });
  const body = JSON.stringify(enrolment);
  const socket = await open(server.url);
  const headers = {
    Host: 'academy.example',
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
  };
  socket.write(requestText('POST /api/notifications HTTP/1.1', headers, body.slice(0, -1)));
  expect(parseAnswer(await answerOn(socket)).status).toBe(408);
  expect(storedRows(server.databaseFile)).toEqual([]);
  await server.stop();
});
