import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolment, post } from './support/requests';
import { type RunningSite, startSite } from './support/start-app';

const allowed = 'https://www.academy.example';

let site: RunningSite;
let strict: RunningSite;

beforeAll(async () => {
  site = await startSite({ ALLOWED_ORIGINS: allowed });
  strict = await startSite({ RATE_LIMIT: '1' });
});

afterAll(async () => {
  await site.stop();
  await strict.stop();
});

/** The expected headers. A header that is undefined must be absent. */
const expected = {
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'none'; frame-src https://www.openstreetmap.org; img-src 'self' data:; object-src 'none'; script-src 'self'; style-src 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  server: undefined,
  'strict-transport-security': undefined,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-powered-by': undefined,
};

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual', ...init });
  return { status, headers: Object.fromEntries(headers) };
}

async function send(body: unknown, headers = {}, { url } = site): Promise<Answer> {
  const answer = await post(url, body, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

async function known(path: string): Promise<Answer> {
  const { headers } = await site.ask(path);
  return site.ask(path, { headers: { 'If-None-Match': String(headers.etag) } });
}

async function tooMany(): Promise<Answer> {
  await send(enrolment, {}, strict);
  return send(enrolment, {}, strict);
}

const preflightHeaders = { Origin: allowed, 'Access-Control-Request-Method': 'POST' };

/** One response of each kind. */
const answers: readonly (readonly [number, string, () => Promise<Answer>])[] = [
  [200, 'a page', () => ask('/AboutUs')],
  [200, 'a hashed file', () => ask('/assets/index-Ab12.js')],
  [304, 'a cached page', () => known('/')],
  [308, 'a redirected path', () => ask('/about')],
  [400, 'a malformed path', () => ask('/%')],
  [404, 'an unknown page', () => ask('/nothing', { headers: { Accept: 'text/html' } })],
  [201, 'a POST from an allowed site', () => send(enrolment, { Origin: allowed })],
  [
    204,
    'a preflight',
    () => ask('/api/notifications', { method: 'OPTIONS', headers: preflightHeaders }),
  ],
  [403, 'a POST from another site', () => send(enrolment, { Origin: 'https://evil.example' })],
  [413, 'a POST that is too large', () => send({ ...enrolment, message: 'x'.repeat(20_000) })],
  [429, 'one POST too many', tooMany],
];

test.each(answers)(
  'the %i response for %s has every security header',
  async (status, _what, get) => {
    const answer = await get();
    expect(answer.status).toBe(status);
    const shown = Object.keys(expected).map((name) => [name, answer.headers[name]]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  },
);

test.each(['/AboutUs', '/nothing'])(
  '%s gets its page’s policy from policies.json',
  async (path) => {
    const strictSite = await startSite();
    const policy = "default-src 'none'";
    strictSite.write('policies.json', JSON.stringify({ '/AboutUs': policy, '/404': policy }));
    strictSite.write('index.html', 'a new release');
    const { headers } = await strictSite.ask(path);
    expect(headers['content-security-policy']).toBe(policy);
    await strictSite.stop();
  },
);

test('other sites may embed link preview images', async () => {
  const { headers } = await ask('/social/home.png');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test.each([
  ['https from a trusted proxy', '127.0.0.1', 'https', 'max-age=63072000'],
  ['https forged by a client of a trusted proxy', '127.0.0.1', 'https, http', undefined],
  ['http from a trusted proxy', '127.0.0.1', 'http', undefined],
  ['https from a client, without a trusted proxy', '', 'https', undefined],
])(
  'the server sends HSTS only if the visitor’s connection uses TLS: %s',
  async (_what, proxies, protocol, hsts) => {
    const behind = await startSite({ TRUST_PROXY: proxies });
    try {
      const headers = { 'X-Forwarded-Proto': protocol };
      for (const path of ['/', '/nothing', '/assets/index-Ab12.js', '/api/health']) {
        const answer = await behind.ask(path, { headers });
        expect(answer.headers['strict-transport-security'], path).toBe(hsts);
      }
    } finally {
      await behind.stop();
    }
  },
);
