import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { precompressAll } from '../../src/build/precompress';
import { notFoundPath } from '../../src/site/addresses';
import { createDocument, type RunningSite, startSite } from './support/start-app';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
  for (const name of ['.env', 'assets/.env', 'assets/index-Ab12.js.map', 'notes.bak']) {
    site.write(name, 'SECRET=1');
  }
  writeFileSync(join(site.siteFolder, '../outside.txt'), 'outside');
  await precompressAll(site.siteFolder);
  return site.stop;
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
  test.each(['/', '/Inroll/10?utm_source=x', '/YourRequests'])('%s is a page', async (path) => {
    const { status, headers, text } = await open(path);
    expect({ status, text }).toEqual({
      status: 200,
      text: createDocument(path.replace(/\?.*/, '')),
    });
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('a redirect keeps the query', async () => {
    const { status, headers } = await open('/admissions?utm_source=x&a=?');
    const target = '/HelpCenter?utm_source=x&a=?#how-to-apply';
    expect([status, headers.get('location')]).toEqual([308, target]);
  });

  test.each([
    ['/AboutUs.html', notFoundPath],
    ['/.env', notFoundPath],
    ['/Inroll', '/Inroll'],
  ])('%s returns a 404 with the page %s', async (path, page) => {
    for (const accept of ['text/html', '*/*']) {
      const { status, text } = await open(path, { headers: { Accept: accept } });
      expect({ status, text }).toEqual({ status: 404, text: createDocument(page) });
    }
  });

  test.each(['/missing.png', '/assets/', '/assets/.env'])(
    '%s returns a 404 in plain text instead of a page',
    async (path) => {
      const answer = await open(path, { headers: { Accept: 'image/avif,*/*' } });
      expect(answer).toMatchObject({ status: 404, text: 'Not found\n' });
    },
  );

  test.each(['/../outside.txt', '/..%2foutside.txt', '//evil.example/about/', '/\\outside.txt'])(
    'the path %s does not lead out of the site’s folder',
    async (path) => {
      const { status, body } = await site.ask(path);
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('outside');
    },
  );
});

describe('the site’s files', () => {
  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['', undefined],
  ])(
    "Accept-Encoding '%s' gets the encoding %s, and a 304 when revalidated",
    async (taken, encoding) => {
      const headers = { 'Accept-Encoding': taken };
      const answer = await site.ask('/AboutUs', headers);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toBe('Accept-Encoding');
      const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[String(encoding)];
      expect((unpack?.(answer.body) ?? answer.body).toString()).toBe(createDocument('/AboutUs'));
      const ifNoneMatch = { ...headers, 'If-None-Match': String(answer.headers.etag) };
      const again = await site.ask('/AboutUs', ifNoneMatch);
      expect([again.status, again.body.length]).toEqual([304, 0]);
    },
  );

  test('hashed files are immutable, but sw.js and robots.txt must be revalidated', async () => {
    const cacheControl = async (path: string) => (await open(path)).headers.get('cache-control');
    expect(await cacheControl('/assets/index-Ab12.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/words/en-Ab12/language.js')).toContain('immutable');
    expect(await cacheControl('/sw.js')).toBe('no-cache');
    expect(await cacheControl('/robots.txt')).toBe('no-cache');
  });
});

test('a download that the visitor aborts leaves no open file', async () => {
  // Larger than the system's buffers, so that no download ends by itself.
  site.write('assets/large-Cd34.js', '// sample\n'.repeat(4_000_000));
  await open('/robots.txt');
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => linkTarget(fd).includes('large-Cd34')).length;
  // Keep the responses: garbage collection of one would abort its download.
  const downloads = await Promise.all(
    Array.from({ length: 10 }, () => fetch(`${site.url}/assets/large-Cd34.js`)),
  );
  expect(openFiles()).toBe(10);
  await Promise.all(downloads.map(({ body }) => body?.cancel()));
  await expect.poll(openFiles).toBe(0);
});

function linkTarget(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}
