import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange, parseAnswer, requestText } from './support/raw-http';
import { enrolment, post, storedRows } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

const allowedOrigin = 'https://www.example.org';
const body = JSON.stringify(enrolment);

let server: RunningApp;
let behindProxy: RunningApp;

beforeAll(async () => {
  server = await startApp({ env: { ALLOWED_ORIGINS: allowedOrigin } });
  behindProxy = await startApp({ env: { TRUST_PROXY: '127.0.0.0/8' } });
});

afterAll(async () => {
  await server.stop();
  await behindProxy.stop();
});

/** The status of a POST; unlike `fetch`, this sends any `Host`. */
async function statusWith(headers: Readonly<Record<string, string>>, { url } = server) {
  const all = {
    Host: 'academy.example',
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    ...headers,
  };
  const text = requestText('POST /api/notifications HTTP/1.1', all, body);
  return parseAnswer(await exchange(url, text)).status;
}

describe("a POST from another site's page", () => {
  const own = 'https://academy.example';

  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: 'academy.example' },
    { Origin: 'https://academy.example.evil.example' },
    { Origin: 'https://academy.example:8443' },
    { Origin: 'https://sub.academy.example', 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: own, 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    { Origin: 'https://www.example.org.evil.example', 'Sec-Fetch-Site': 'cross-site' },
  ])('is refused: %j', async (headers) => {
    const before = storedRows(server.databaseFile).length;
    expect(await statusWith(headers)).toBe(403);
    expect(storedRows(server.databaseFile).length).toBe(before);
  });

  test.each([
    ['a program sends neither header', {}],
    ['its own page', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }],
    ['its own page, in an older browser', { Origin: own }],
    ['its own page, before TLS', { Origin: 'http://academy.example' }],
    ['the port that a browser omits', { Origin: own, Host: 'academy.example:443' }],
    ['a port', { Origin: 'http://localhost:8080', Host: 'localhost:8080' }],
    ['an IPv6 address', { Origin: 'http://[::1]:8080', Host: '[::1]:8080' }],
    ['capitals', { Origin: own, Host: 'Academy.Example' }],
    ['an allowed site', { Origin: allowedOrigin, 'Sec-Fetch-Site': 'cross-site' }],
    ['an allowed subdomain', { Origin: allowedOrigin, 'Sec-Fetch-Site': 'same-site' }],
  ])('is told from others: %s', async (_what, headers) => {
    expect(await statusWith(headers)).toBe(201);
  });

  test('is known by the host that a trusted proxy names', async () => {
    const headers = { Host: '127.0.0.1:8080', 'X-Forwarded-Host': 'academy.example' };
    expect(await statusWith({ ...headers, Origin: own }, behindProxy)).toBe(201);
    expect(await statusWith({ ...headers, Origin: 'https://evil.example' }, behindProxy)).toBe(403);
  });

  test('may not read its refusal', async () => {
    const answer = await post(server.url, enrolment, {
      headers: { Origin: 'https://evil.example' },
    });
    expect(answer).toMatchObject({ status: 403, body: { error: expect.any(String) } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  });
});

describe('a page of an allowed site', () => {
  test('may read what it is answered, refusals and how long to wait as well', async () => {
    const headers = { Origin: allowedOrigin, 'Sec-Fetch-Site': 'cross-site' };
    for (const [sent, status] of [
      [enrolment, 201],
      [{}, 400],
    ] as const) {
      const answer = await post(server.url, sent, { headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
      expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  test('is let through a preflight, others are not', async () => {
    const preflight = (origin: string) =>
      fetch(`${server.url}/api/notifications`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const allowed = await preflight(allowedOrigin);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(allowed.headers.get('access-control-allow-methods')).toBe('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    const other = await preflight('https://evil.example');
    expect(other.headers.get('access-control-allow-origin')).toBe(null);
  });
});
