import { afterEach, describe, expect, test } from 'vitest';
import { answerOn, open, parseAnswer, requestText } from './support/raw-http';
import { enrolment, post } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

let server: RunningApp;

afterEach(async () => {
  await server.stop();
});

/** Posts once for each value of the header in which a proxy names who it answers. */
async function statuses(forwardedFor: readonly string[], body: unknown = enrolment) {
  const found: number[] = [];
  for (const value of forwardedFor) {
    const answer = await post(server.url, body, { headers: { 'X-Forwarded-For': value } });
    found.push(answer.status);
  }
  return found;
}

const startBehindProxy = () => startApp({ env: { RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' } });

describe('too many from one address', () => {
  test('100 forged addresses do not help; 429 says how long to wait', async () => {
    server = await startApp({ env: { RATE_LIMIT: '2' } });
    const forged = Array.from({ length: 100 }, (_, i) => `192.0.2.${i}`);
    expect(await statuses(forged)).toEqual([201, 201, ...Array<number>(98).fill(429)]);

    const answer = await post(server.url, enrolment);
    expect(answer.body).toEqual({ error: expect.stringContaining('Too many requests') });
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  test('behind a trusted proxy the address that it saw counts, not what was there before', async () => {
    server = await startBehindProxy();
    expect(await statuses(['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([201, 201, 429]);
    const forged = Array.from({ length: 100 }, (_, i) => `203.0.113.${i}, 192.0.2.3`);
    expect(await statuses(forged)).toEqual([201, ...Array<number>(99).fill(429)]);
    expect(await statuses(['203.0.113.1, 192.0.2.4', 'x, 192.0.2.4'])).toEqual([201, 429]);
  });

  test.each([
    ['a network of IPv6', ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:DB8:0:1:0:0:0:3']],
    ['IPv4 in the notation of IPv6', ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201']],
  ])('%s is one address', async (_what, addresses) => {
    server = await startBehindProxy();
    expect(await statuses(addresses)).toEqual([201, 429, 429]);
    expect(await statuses(['2001:db8:0:2::1', '::ffff:192.0.2.9'])).toEqual([201, 201]);
  });

  test.each([
    [400, '{', {}],
    [400, {}, {}],
    [403, enrolment, { Origin: 'https://evil.example' }],
    [413, ' '.repeat(17 * 1024), {}],
    [415, enrolment, { 'Content-Type': 'text/plain' }],
  ])('what is refused with %i counts as well', async (status, body, headers) => {
    server = await startApp({ env: { RATE_LIMIT: '1' } });
    expect((await post(server.url, body, { headers })).status).toBe(status);
    expect((await post(server.url, enrolment)).status).toBe(429);
  });

  test('the body is not waited for', async () => {
    server = await startApp({ env: { RATE_LIMIT: '1' } });
    await post(server.url, enrolment);
    const socket = await open(server.url);
    const headers = { Host: 'x', 'Content-Type': 'application/json', 'Content-Length': '1000' };
    socket.write(requestText('POST /api/notifications HTTP/1.1', headers));
    expect(parseAnswer(await answerOn(socket)).status).toBe(429);
  });

  test("a page of an allowed site may read how long to wait, and its browser's question is free", async () => {
    const origin = 'https://www.example.org';
    server = await startApp({ env: { RATE_LIMIT: '1', ALLOWED_ORIGINS: origin } });
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'cross-site' };
    const asked = { ...headers, 'Access-Control-Request-Method': 'POST' };
    const ask = () =>
      fetch(`${server.url}/api/notifications`, { method: 'OPTIONS', headers: asked });
    expect((await ask()).status).toBe(204);
    expect((await post(server.url, enrolment, { headers })).status).toBe(201);
    const answer = await post(server.url, enrolment, { headers });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
    expect((await ask()).status).toBe(204);
  });
});
