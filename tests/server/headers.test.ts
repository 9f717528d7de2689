import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { enrolment, post } from './support/requests';
import { type RunningSite, startSite } from './support/start-app';

const allowed = 'https://www.academy.example';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite({ ALLOWED_ORIGINS: allowed });
  return site.stop;
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

/** One response of each kind. */
const answers: readonly (readonly [number, string, () => Promise<Answer>])[] = [
  [200, 'a page', () => site.ask('/AboutUs')],
  [200, 'a hashed file', () => site.ask('/assets/index-Ab12.js')],
  [304, 'a cached page', known],
  [308, 'a redirected path', () => site.ask('/about')],
  [404, 'an unknown page', () => site.ask('/nothing', { Accept: 'text/html' })],
  [201, 'a POST from an allowed site', () => send(enrolment, { Origin: allowed })],
  [413, 'a POST that is too large', () => send({ ...enrolment, message: 'x'.repeat(20_000) })],
];

async function known() {
  const { headers } = await site.ask('/');
  return site.ask('/', { 'If-None-Match': String(headers.etag) });
}

async function send(body: unknown, headers = {}) {
  const answer = await post(site.url, body, { headers });
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
}

test.each(answers)(
  'the %i response for %s has every security header',
  async (status, _what, get) => {
    const answer = await get();
    expect(answer.status).toBe(status);
    const shown = Object.keys(expected).map((name) => [name, answer.headers[name]]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  },
);

test('each page gets its policy from policies.json, and other sites may embed preview images', async () => {
  const strict = await startSite();
  onTestFinished(() => strict.stop());
  const policy = "default-src 'none'";
  strict.write('policies.json', JSON.stringify({ '/AboutUs': policy, '/404': policy }));
  strict.write('index.html', 'a new release');
  for (const path of ['/AboutUs', '/nothing']) {
    const { headers } = await strict.ask(path);
    expect(headers['content-security-policy']).toBe(policy);
  }
  const { headers } = await strict.ask('/social/home.png');
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
    onTestFinished(() => behind.stop());
    const headers = { 'X-Forwarded-Proto': protocol };
    for (const path of ['/', '/nothing', '/assets/index-Ab12.js', '/api/health']) {
      const answer = await behind.ask(path, headers);
      expect(answer.headers['strict-transport-security'], path).toBe(hsts);
    }
  },
);
