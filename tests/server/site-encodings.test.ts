import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTwins } from '../../src/build/compressed-twins';
import { notFoundPath } from '../../src/content/addresses';
import { type Answer, documentOf, type RunningSite, startSite } from './support/start-site';

let site: RunningSite;
let unsent: string[];

beforeAll(async () => {
  site = await startSite();
  site.write('assets/index-Ab12.js.map', '{"sources":["../src/secret.ts"]}');
  site.write('.DS_Store', 'names of folders');
  site.write('notes.bak', 'a draft');
  unsent = await writeTwins(site.siteFolder);
});

afterAll(async () => {
  await site.stop();
});

const ask = (path: string, encodings: string, headers: Record<string, string> = {}) =>
  site.ask(path, { headers: { ...headers, 'Accept-Encoding': encodings } });

function unpacked({ headers, body }: Answer): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
    String(headers['content-encoding'])
  ];
  return (unpack ? unpack(body) : body).toString();
}

describe('what the build compresses', () => {
  const hasTwin = (name: string) =>
    ['.br', '.gz'].map((ending) => existsSync(join(site.siteFolder, name + ending)));

  test.each([
    ['a page', 'AboutUs.html', true],
    ['a script', 'assets/index-Ab12.js', true],
    ['what would grow by it', 'sw.js', false],
    ['a picture', 'social/home.png', false],
  ])('%s: %s', (_what, name, isCompressed) => {
    expect(hasTwin(name)).toEqual([isCompressed, isCompressed]);
  });

  test('it names what will not be sent', () => {
    expect(unsent.toSorted()).toEqual(['.DS_Store', 'assets/index-Ab12.js.map', 'notes.bak']);
  });
});

describe('a client gets the encoding that it asks for', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,*', 'gzip'],
    ['br;q=0.000, gzip;q=0.001', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=0.5 , gzip ; q=0.5', 'br'],
    ['br;q=0.1, identity', undefined],
    ['identity;q=0.5, *;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=x', undefined],
    ['deflate, zstd', undefined],
    ['brotli, xgzip', undefined],
    [',;q=1,', undefined],
    ['', undefined],
  ])("'%s': %s", async (header, encoding) => {
    for (const [path, document] of [
      ['/AboutUs', '/AboutUs'],
      ['/nothing', notFoundPath],
    ] as const) {
      const answer = await ask(path, header);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(unpacked(answer)).toBe(documentOf(document));
    }
  });

  test('without a word on it: the file as it is', async () => {
    const { headers, body } = await site.ask('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(body.toString()).toBe(documentOf('/'));
  });

  test('a picture is sent as it is, whatever is asked for', async () => {
    const { headers, body } = await ask('/social/home.png', 'br, gzip');
    expect(headers).toMatchObject({ 'content-type': 'image/png' });
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body.toString()).toBe('a picture');
  });

  test('HEAD tells the same', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const { date: _, ...got } = (await site.ask('/', { headers })).headers;
    const head = await site.ask('/', { method: 'HEAD', headers });
    expect(head.headers).toMatchObject(got);
    expect(head.body.length).toBe(0);
  });
});

describe('what the client has is not sent again', () => {
  const etagOf = async (path: string, encoding: string) =>
    String((await ask(path, encoding)).headers.etag);

  test('each encoding has a strong tag of its own', async () => {
    const tags = await Promise.all(['', 'br', 'gzip'].map((encoding) => etagOf('/', encoding)));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each(['identity', 'br', 'gzip'])('304 for the same encoding: %s', async (encoding) => {
    const etag = await etagOf('/', encoding);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask('/', encoding, { 'If-None-Match': known });
      expect(answer.status).toBe(304);
      expect(answer.body.length).toBe(0);
      expect(answer.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': 'no-cache',
      });
      expect(answer.headers).not.toHaveProperty('content-encoding');
    }
  });

  test('200 for another encoding, and for another tag', async () => {
    const gzip = await etagOf('/', 'gzip');
    for (const known of [gzip, '"other"', gzip.slice(1, -1), '']) {
      const answer = await ask('/', 'br', { 'If-None-Match': known });
      expect(answer.status).toBe(200);
      expect(unpacked(answer)).toBe(documentOf('/'));
    }
  });

  test('Not Found stays Not Found', async () => {
    const etag = await etagOf('/nothing', 'br');
    const { status } = await ask('/nothing', 'br', { 'If-None-Match': etag });
    expect(status).toBe(404);
  });
});

test.each([
  '/assets/index-Ab12.js.br',
  '/assets/index-Ab12.js.gz',
  '/assets/index-Ab12.js%2Ebr',
  '/index.html.br',
  '/AboutUs.html.gz',
  '/AboutUs.br',
  '/assets/index-Ab12.js.map',
  '/assets/index-Ab12.js%2emap',
  '/.DS_Store',
  '/%2EDS_Store',
  '/notes.bak',
  '/notes.bak/',
  '/assets',
  '/social/',
  `/${'a'.repeat(300)}.txt`,
  '/robots.txt/x.txt',
])('%s is for nobody', async (path) => {
  for (const encodings of ['br, gzip', 'identity']) {
    const answer = await ask(path, encodings, { Accept: '*/*' });
    expect(answer.status).toBe(404);
    expect(['Not found\n', documentOf(notFoundPath)]).toContain(unpacked(answer));
  }
});
