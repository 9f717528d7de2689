import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answerTo, beginEnrolment } from './support/http';
import { enrolment, post, storedRows } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

const own = 'https://academy.example';
const evil = 'https://evil.example';
const allowed = 'https://www.example.org';

describe('the origin check', () => {
  let server: RunningApp;
  let behindProxy: RunningApp;

  beforeAll(async () => {
    server = await startApp({ env: { ALLOWED_ORIGINS: allowed } });
    behindProxy = await startApp({ env: { TRUST_PROXY: '127.0.0.0/8' } });
  });

  afterAll(async () => {
    await server.stop();
    await behindProxy.stop();
  });

  /** Sends a POST and returns the response status. Unlike `fetch`, it can send any `Host`. */
  async function statusWith(headers: Readonly<Record<string, string>>, { url } = server) {
    const sent = beginEnrolment(url, { Host: 'academy.example', ...headers });
    return (await answerTo(sent.end(JSON.stringify(enrolment)))).status;
  }

  test.each([
    { Origin: evil },
    { Origin: 'null' },
    { Origin: 'https://academy.example.evil.example' },
    { Origin: 'https://academy.example:8443' },
    { Origin: 'https://sub.academy.example', 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: own, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: evil, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: evil, 'X-Forwarded-Host': 'evil.example' },
  ])('rejects a POST with the headers %j', async (headers) => {
    const before = storedRows(server.databaseFile).length;
    expect(await statusWith(headers)).toBe(403);
    expect(storedRows(server.databaseFile).length).toBe(before);
  });

  test.each([
    ['a program that sends neither header', {}],
    ['a page of this site', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }],
    ['a page of this site in an older browser', { Origin: own }],
    ['a page whose origin omits the port', { Origin: own, Host: 'academy.example:443' }],
    ['an allowed site', { Origin: allowed, 'Sec-Fetch-Site': 'cross-site' }],
  ])('accepts a POST from %s', async (_what, headers) => {
    expect(await statusWith(headers)).toBe(201);
  });

  test('compares the origin with the host that a trusted proxy forwards', async () => {
    const headers = { Host: '127.0.0.1:8080', 'X-Forwarded-Host': 'academy.example' };
    expect(await statusWith({ ...headers, Origin: own }, behindProxy)).toBe(201);
    expect(await statusWith({ ...headers, Origin: evil }, behindProxy)).toBe(403);
  });

  test.each([
    [allowed, allowed],
    [evil, null],
  ])('lets only an allowed site read responses and preflights: %s', async (origin, reader) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const [preflight, ...others] = [
      await fetch(`${server.url}/api/notifications`, { method: 'OPTIONS', headers }),
      await post(server.url, enrolment, { headers }),
      await post(server.url, {}, { headers }),
    ];
    for (const answer of [preflight, ...others]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe(reader);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
    if (reader === null) return;
    expect(others[0]?.headers.get('access-control-expose-headers')).toBe('Retry-After');
    for (const name of ['Content-Type', 'Idempotency-Key', 'Replaces', 'Content-Language'])
      expect(preflight?.headers.get('access-control-allow-headers')).toContain(name);
  });
});

describe('the rate limit per address', () => {
  let server: RunningApp;

  afterEach(() => server.stop());

  /** Posts once for each value of X-Forwarded-For, and returns the statuses. */
  async function statuses(forwardedFor: readonly string[]) {
    const found: number[] = [];
    for (const value of forwardedFor) {
      const headers = { 'X-Forwarded-For': value };
      found.push((await post(server.url, enrolment, { headers })).status);
    }
    return found;
  }

  test('ignores forged addresses, and sends a 429 with Retry-After before the body has arrived', async () => {
    server = await startApp({ env: { RATE_LIMIT: '2' } });
    const forged = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    expect(await statuses(forged)).toEqual([201, 201, 429, 429]);
    const begun = beginEnrolment(server.url, { 'Content-Length': 1000 });
    begun.flushHeaders();
    const answer = await answerTo(begun);
    expect(answer.status).toBe(429);
    expect(JSON.parse(answer.body.toString())).toEqual({
      error: expect.stringMatching(/^Too many requests/),
    });
    expect(answer.headers['retry-after']).toMatch(/^([1-5]?\d|60)$/);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  test('behind a trusted proxy, counts only the address that the proxy added', async () => {
    server = await startApp({ env: { RATE_LIMIT: '1', TRUST_PROXY: '127.0.0.1' } });
    expect(await statuses(['192.0.2.1', '192.0.2.2', '192.0.2.1'])).toEqual([201, 201, 429]);
    expect(await statuses(['203.0.113.1, 192.0.2.4', 'x, 192.0.2.4'])).toEqual([201, 429]);
    const oneNetwork = ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2', '2001:db8:0:2::1'];
    expect(await statuses(oneNetwork)).toEqual([201, 429, 201]);
    expect(await statuses(['::ffff:192.0.2.1'])).toEqual([429]);
  });
});
