import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeTwins } from '../../src/build/compressed-twins';
import { notFoundPath } from '../../src/content/addresses';
import { type Answer, documentOf, type RunningSite, startSite } from './support/start-site';

let site: RunningSite;

beforeAll(async () => {
  site = await startSite();
  site.write('assets/index-Ab12.js.map', '{"sources":["../src/secret.ts"]}');
  site.write('.DS_Store', 'names of folders');
  site.write('notes.bak', 'a draft');
  await writeTwins(site.siteFolder);
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
});

describe('a client gets the encoding that it asks for', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['deflate, zstd', undefined],
    ['', undefined],
  ])("'%s': %s", async (header, encoding) => {
    const answer = await ask('/AboutUs', header);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/html;charset=utf-8');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(unpacked(answer)).toBe(documentOf('/AboutUs'));
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

test.each(['identity', 'br', 'gzip'])(
  'what the client has is not sent again: %s',
  async (encoding) => {
    const { etag = '' } = (await ask('/', encoding)).headers;
    const known = await ask('/', encoding, { 'If-None-Match': etag });
    expect(known.status).toBe(304);
    expect(known.body.length).toBe(0);
    expect(known.headers).toMatchObject({ vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
    expect((await ask('/', encoding, { 'If-None-Match': '"other"' })).status).toBe(200);
  },
);

test.each([
  '/.DS_Store',
  '/%2EDS_Store',
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
