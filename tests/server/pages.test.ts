import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notFoundPath } from '../../src/content/addresses';
import { startApp } from './support/start-app';
import { documentOf, type RunningSite, startSite } from './support/start-site';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
  site.write('.env', 'SECRET=1');
  site.write('assets/.env', 'SECRET=1');
  writeFileSync(join(site.siteFolder, '../outside.txt'), 'outside');
});

afterAll(async () => {
  await site.stop();
});

async function open(path: string, init?: RequestInit) {
  const answer = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { Accept: 'text/html,*/*;q=0.8' },
    ...init,
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
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
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
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
      expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
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
      const { status, body } = await site.ask(path);
      expect(status).toBe(404);
      expect(body.toString()).not.toContain('outside');
    },
  );

  test.each(['/%', '/%E0%A4%A', '/%00', '/assets/%00.js', '/\\outside.txt', '/%5Coutside.txt'])(
    'a malformed address, %s, is answered with 400 or 404',
    async (path) => {
      expect([400, 404]).toContain((await site.ask(path)).status);
    },
  );

  test('a slash before a host leads nowhere else', async () => {
    const { status } = await site.ask('//evil.example/about/');
    expect(status).toBe(404);
  });
});

describe('files of the site', () => {
  test.each([
    ['bytes=0-3', 'User', 'bytes 0-3/13'],
    ['bytes=12-', '*', 'bytes 12-12/13'],
    ['bytes=5-99', 'agent: *', 'bytes 5-12/13'],
  ])('a part, %s, is sent alone', async (range, text, place) => {
    const answer = await open('/robots.txt', { headers: { Range: range } });
    expect(answer).toMatchObject({ status: 206, text });
    expect(answer.headers.get('content-range')).toBe(place);
  });

  test.each([
    [{ Range: 'bytes=3-1' }],
    [{ Range: 'bytes=0-1,3-4' }],
    [{ Range: 'lines=1-2' }],
    [{ Range: 'bytes=0-3', 'If-Range': '"of another release"' }],
  ])('of %j the whole is sent', async (headers) => {
    expect(await open('/robots.txt', { headers })).toMatchObject({
      status: 200,
      text: 'User-agent: *',
    });
  });

  test('hashed ones are immutable, once they have lain there for a moment', async () => {
    const { status, headers } = await open('/assets/index-Ab12.js');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('javascript');
    // It may be a part of a release that is being copied.
    await expect
      .poll(async () => (await open('/assets/index-Ab12.js')).headers.get('cache-control'))
      .toBe('public, max-age=31536000, immutable');
  });

  test.each(['/', '/robots.txt', '/sw.js'])(
    '%s is asked for again, and unchanged is not resent',
    async (path) => {
      const first = await open(path);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const etag = first.headers.get('etag') ?? '';
      const { status, body } = await site.ask(path, { headers: { 'If-None-Match': etag } });
      expect({ status, length: body.length }).toEqual({ status: 304, length: 0 });
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
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });
});

test('without a built site pages say what to do, and the API works', async () => {
  const bare = await startApp();
  const page = await fetch(bare.url);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('npm run build');
  expect((await fetch(`${bare.url}/api/health`)).status).toBe(200);
  await bare.stop();
});
