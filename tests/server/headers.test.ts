import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../../src/server/store/enrolment-store';
import { exchange, parseAnswer, requestText } from './support/raw-http';
import { enrolment, newKey, post } from './support/requests';
import { type RunningSite, startSite } from './support/start-site';

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

afterEach(() => {
  vi.restoreAllMocks();
});

/** As they go out; what is undefined may not be there. */
const expected = {
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; form-action 'self' mailto:; frame-ancestors 'none'; frame-src https://www.openstreetmap.org; img-src 'self' data:; object-src 'none'; script-src 'self'; style-src 'self'",
  'cross-origin-embedder-policy': undefined,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, |$))+$/),
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

async function ask(path: string, init: RequestInit = {}, { url } = site): Promise<Answer> {
  const { status, headers } = await fetch(url + path, { redirect: 'manual', ...init });
  return { status, headers: Object.fromEntries(headers) };
}

async function send(body: unknown, options: Parameters<typeof post>[2] = {}): Promise<Answer> {
  const { status, headers } = await post(site.url, body, options);
  return { status, headers: Object.fromEntries(headers) };
}

async function exchanged(text: string): Promise<Answer> {
  return parseAnswer(await exchange(site.url, text));
}

async function known(path: string): Promise<Answer> {
  const { headers } = await site.ask(path);
  return site.ask(path, { headers: { 'If-None-Match': String(headers.etag) } });
}

async function second(body: unknown): Promise<Answer> {
  const key = newKey();
  await send(enrolment, { key });
  return send(body, { key });
}

/** Asks for a second time while the first time is being answered. */
async function inProgress(): Promise<Answer> {
  const key = newKey();
  const accept = site.store.accept.bind(site.store);
  return new Promise((resolve, reject) => {
    vi.spyOn(site.store, 'accept').mockImplementationOnce(async (...args) => {
      await send(enrolment, { key }).then(resolve, reject);
      return accept(...args);
    });
    send(enrolment, { key }).catch(reject);
  });
}

async function withStoreFailing(error: Error): Promise<Answer> {
  vi.spyOn(site.store, 'accept').mockRejectedValue(error);
  return send(enrolment);
}

const away = new StoreUnavailableError('a database', new Error('away'));
const json = { 'Content-Type': 'application/json' };

const answers: readonly (readonly [number, string, () => Promise<Answer>])[] = [
  [200, 'page', () => ask('/AboutUs')],
  [200, 'HEAD of a page', () => ask('/', { method: 'HEAD' })],
  [200, 'hashed file', () => ask('/assets/index-Ab12.js')],
  [200, 'service worker', () => ask('/sw.js')],
  [304, 'page that the visitor has', () => known('/')],
  [304, 'hashed file that the visitor has', () => known('/assets/index-Ab12.js')],
  [308, 'redirect', () => ask('/about')],
  [400, 'malformed address', () => ask('/%')],
  [400, 'malformed address of the API', () => ask('/api/%E0%A4%A')],
  [404, 'no such page', () => ask('/nothing', { headers: { Accept: 'text/html' } })],
  [404, 'no such file', () => ask('/nothing.png', { headers: { Accept: 'image/*' } })],
  [404, 'HEAD of nothing', () => ask('/nothing', { method: 'HEAD' })],
  [404, 'a method that nobody knows', () => ask('/', { method: 'MKCALENDAR' })],
  [405, 'page', () => ask('/', { method: 'POST' })],

  [200, 'health', () => ask('/api/health')],
  [201, 'enrolment', () => send(enrolment)],
  [201, 'enrolment from an allowed site', () => send(enrolment, { headers: { Origin: allowed } })],
  [204, 'preflight from an allowed site', () => preflight(allowed)],
  [400, 'wrong field', () => send({ ...enrolment, lang: 'Latin' })],
  [400, 'no JSON', () => send('{')],
  [400, 'malformed key', () => send(enrolment, { key: 'x' })],
  [403, 'another site', () => send(enrolment, { headers: { Origin: 'https://evil.example' } })],
  [404, 'no such address of the API', () => ask('/api/nothing')],
  [405, 'API', () => ask('/api/notifications')],
  [409, 'the same request still in progress', () => inProgress()],
  [413, 'too large', () => send({ ...enrolment, message: 'x'.repeat(20_000) })],
  [415, 'other type', () => send('x', { headers: { 'Content-Type': 'text/plain' } })],
  [422, 'same key, other request', () => second({ ...enrolment, hours: 5 })],
  [429, 'too many', () => tooMany()],
  [500, 'a fault of the program', () => withStoreFailing(new TypeError('a fault'))],
  [503, 'database away', () => withStoreFailing(away)],

  [400, 'no HTTP', () => exchanged('nonsense\r\n\r\n')],
  [431, 'large headers', () => exchanged(requestText('GET / HTTP/1.1', { X: 'x'.repeat(20_000) }))],
];

const preflight = (origin: string) =>
  ask('/api/notifications', {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });

async function tooMany(): Promise<Answer> {
  const init = { method: 'POST', headers: json, body: JSON.stringify(enrolment) };
  await ask('/api/notifications', init, strict);
  return ask('/api/notifications', init, strict);
}

describe('every header on every kind of answer', () => {
  test.each(answers)('%i: %s', async (status, _what, get) => {
    const answer = await get();
    expect(answer.status).toBe(status);
    const shown = Object.keys(expected).map((name) => [name, answer.headers[name]]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  });

  test('pictures that go with links may be shown on the pages of others', async () => {
    const { status, headers } = await ask('/social/home.png');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('neither page nor map may use what the site does without', async () => {
    const policy = (await ask('/ContactUs')).headers['permissions-policy'];
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
      expect(policy).toContain(`${feature}=()`);
    }
    expect(policy).not.toMatch(/clipboard-write|web-share/);
  });
});

describe('TLS is promised where the visitor has it', () => {
  const promise = 'max-age=63072000';

  test.each([
    ['by a trusted proxy', '127.0.0.1', 'https', promise],
    ['by the nearest of several proxies', '127.0.0.1', 'http, https', promise],
    ['forged, behind a trusted proxy', '127.0.0.1', 'https, http', undefined],
    ['plain http by a trusted proxy', '127.0.0.1', 'http', undefined],
    ['nothing by a trusted proxy', '127.0.0.1', undefined, undefined],
    ['by a proxy that is not trusted', '192.0.2.1', 'https', undefined],
    ['by anyone, without a proxy', '', 'https', undefined],
  ])('told %s', async (_what, proxies, protocol, hsts) => {
    const behind = await startSite({ TRUST_PROXY: proxies });
    try {
      const headers = { ...(protocol && { 'X-Forwarded-Proto': protocol }) };
      for (const path of ['/', '/nothing', '/about', '/assets/index-Ab12.js', '/api/health']) {
        const answer = await ask(path, { headers }, behind);
        expect(answer.headers['strict-transport-security'], path).toBe(hsts);
      }
    } finally {
      await behind.stop();
    }
  });
});
