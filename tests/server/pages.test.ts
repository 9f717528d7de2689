import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notFoundPath, pageFile, prerenderedPaths } from '../../src/content/addresses';
import { buildApp } from '../../src/server/app';
import { readConfig } from '../../src/server/config/config';
import { SqliteStore } from '../../src/server/store/sqlite/sqlite-store';

/** Plainly tells which page's file was sent. */
const documentOf = (path: string) => `<!doctype html><title>${path}</title>`;
const folder = mkdtempSync(join(tmpdir(), 'jambatan-site-'));
const siteFolder = join(folder, 'dist');
const store = new SqliteStore(join(folder, 'enrolments.db'), []);
const config = readConfig({ LOG_LEVEL: 'silent' }, folder);

let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  mkdirSync(join(siteFolder, 'assets'), { recursive: true });
  for (const path of prerenderedPaths) {
    const file = join(siteFolder, pageFile(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, documentOf(path));
  }
  writeFileSync(join(siteFolder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(siteFolder, 'sw.js'), 'self;');
  writeFileSync(join(siteFolder, '.env'), 'SECRET=1');
  writeFileSync(join(siteFolder, 'assets', 'index-Ab12.js'), 'export {};');
  writeFileSync(join(folder, 'outside.txt'), 'outside');
  await store.create();
  app = await buildApp({ config, store, siteFolder });
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function open(path: string, init?: RequestInit) {
  const answer = await fetch(url + path, {
    redirect: 'manual',
    headers: { Accept: 'text/html,*/*;q=0.8' },
    ...init,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Asks as it is written; `fetch` would tidy up the path and add headers. */
function openRaw(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; text: string }> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    }).on('error', reject);
  });
}

describe('section 2: pages', () => {
  test.each([
    '/',
    '/AboutUs',
    '/Courses',
    '/HelpCenter',
    '/ContactUs',
    '/course-details/1',
    '/course-details/10',
    '/Inroll/1',
    '/Inroll/10?utm_source=x',
  ])('%s is a page', async (path) => {
    const { status, headers, text } = await open(path);
    expect({ status, text }).toEqual({ status: 200, text: documentOf(path.replace(/\?.*/, '')) });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/about', '/AboutUs'],
    ['/courses', '/Courses'],
    ['/contact', '/ContactUs'],
    ['/admissions', '/HelpCenter#how-to-apply'],
    ['/admissions?utm_source=x&a=?', '/HelpCenter?utm_source=x&a=?#how-to-apply'],
    ['/courses?q=1', '/Courses?q=1'],
    ['/ABOUTUS', '/AboutUs'],
    ['/AboutUs/', '/AboutUs'],
    ['/inroll/3', '/Inroll/3'],
    ['/course-details/3/', '/course-details/3'],
  ])('%s leads to %s with 308', async (path, target) => {
    const { status, headers } = await open(path);
    expect({ status, location: headers.get('location') }).toEqual({
      status: 308,
      location: target,
    });
  });

  test.each([
    '/inroll',
    '/course-details',
    '/course-details/99',
    '/course-details/abc',
    '/course-details/1e0',
    '/course-details/01',
    '/course-details/0',
    '/course-details/11',
    '/Inroll/1/2',
    '/nothing',
    '/nothing/at/all',
    '/index.html',
    '/AboutUs.html',
    '/404.html',
  ])('%s is Not Found: the page, with status 404', async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const { status, headers, text } = await open(path, { headers: { Accept: accept } });
      expect({ status, text }).toEqual({ status: 404, text: documentOf(notFoundPath) });
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  test('/Inroll is Not Found, in the page that has no navigation', async () => {
    const { status, text } = await open('/Inroll');
    expect({ status, text }).toEqual({ status: 404, text: documentOf('/Inroll') });
  });

  test.each(['/missing.png', '/assets/missing.js', '/assets/', '/assets/a/b', '/assets/.env'])(
    'a missing file, %s, is not answered with a page',
    async (path) => {
      const { status, text } = await open(path, { headers: { Accept: 'image/avif,*/*' } });
      expect(status).toBe(404);
      expect(text).toBe('Not found\n');
    },
  );

  test('a hidden file is Not Found', async () => {
    const { status, text } = await open('/.env');
    expect({ status, text }).toEqual({ status: 404, text: documentOf(notFoundPath) });
  });

  test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '//outside.txt'])(
    'no way out of the site: %s',
    async (path) => {
      const { status, text } = await openRaw(path);
      expect(status).toBe(404);
      expect(text).not.toContain('outside');
    },
  );

  test.each(['/%', '/%E0%A4%A', '/%00', '/assets/%00.js', '/\\outside.txt', '/%5Coutside.txt'])(
    'a malformed address, %s, is answered with 400 or 404',
    async (path) => {
      expect([400, 404]).toContain((await openRaw(path)).status);
    },
  );

  test('a slash before a host leads nowhere else', async () => {
    const { status } = await openRaw('//evil.example/about/');
    expect(status).toBe(404);
  });
});

describe('files of the site', () => {
  test('hashed ones are immutable', async () => {
    const { status, headers } = await open('/assets/index-Ab12.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/robots.txt', '/sw.js'])(
    '%s is asked for again, and unchanged is not resent',
    async (path) => {
      const first = await open(path);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const again = await openRaw(path, { 'If-None-Match': first.headers.get('etag') ?? '' });
      expect(again).toEqual({ status: 304, text: '' });
    },
  );

  test.each([
    ['/', 200],
    ['/robots.txt', 200],
    ['/nothing', 404],
    ['/about', 308],
  ])('HEAD %s: %i without a body', async (path, status) => {
    expect(await open(path, { method: 'HEAD' })).toMatchObject({ status, text: '' });
  });

  test('other methods: 405 with Allow', async () => {
    const answer = await open('/', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('scripts and styles come from the site alone, frames from the map alone', async () => {
    for (const path of ['/', '/nothing', '/assets/index-Ab12.js', '/api/health']) {
      const { headers } = await open(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain('frame-src https://www.openstreetmap.org;');
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

test('without a built site pages say what to do, and the API works', async () => {
  const bare = await buildApp({ config, store, siteFolder: join(folder, 'none') });
  const page = await bare.inject('/');
  expect(page.statusCode).toBe(503);
  expect(page.body).toContain('npm run build');
  expect((await bare.inject('/api/health')).statusCode).toBe(200);
  await bare.close();
});
