import { renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningSite, startSite } from './support/start-site';

let site: RunningSite;

beforeEach(async () => {
  site = await startSite();
  // What lies there was written long ago.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
});

afterEach(async () => {
  vi.useRealTimers();
  await site.stop();
});

const first = 'first '.repeat(100);
const second = 'second '.repeat(100);

/** What a browser gets to see, and how it was sent. */
async function open(path: string) {
  const headers = { 'Accept-Encoding': 'br' };
  const { status, body, headers: got } = await site.ask(path, { headers });
  const encoding = got['content-encoding'];
  const text = (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
  return { status, text, encoding, etag: got.etag };
}

test('a new release is served as soon as it lies there, and only with encodings of its own', async () => {
  site.write('index.html', first);
  site.write('index.html.br', brotliCompressSync(first));
  const old = await open('/');
  expect(old).toMatchObject({ text: first, encoding: 'br' });

  site.write('index.html', second);
  const fresh = await open('/');
  expect(fresh).toMatchObject({ text: second, encoding: undefined });

  site.write('index.html.br', brotliCompressSync(second));
  const compressed = await open('/');
  expect(compressed).toMatchObject({ text: second, encoding: 'br' });
  expect(new Set([old.etag, fresh.etag, compressed.etag]).size).toBe(3);

  site.write('index.html.br', brotliCompressSync(second).subarray(0, -4));
  expect(await open('/')).toMatchObject({ text: second, encoding: undefined });

  site.write('index.html', first);
  site.write('index.html.br', brotliCompressSync(first));
  expect(await open('/')).toEqual(old);
});

test('two changes at one moment, which leave the size as it is', async () => {
  vi.useRealTimers();
  for (const digit of '0123456789') {
    site.write('index.html', first + digit);
    expect((await open('/')).text).toBe(first + digit);
  }
});

test('a copy with the old times, and of the same size', async () => {
  const file = join(site.siteFolder, 'index.html');
  const copy = (text: string) => {
    site.write('index.html', text);
    utimesSync(file, 0, 0);
    return statSync(file).ctimeMs;
  };
  const changed = copy(`${first}1`);
  expect((await open('/')).text).toBe(`${first}1`);
  // The file system's clock may not have gone on yet.
  while (copy(`${first}2`) === changed);
  expect((await open('/')).text).toBe(`${first}2`);
});

test('a whole folder in the place of another', async () => {
  expect((await open('/assets/index-Ab12.js')).status).toBe(200);
  const other = join(site.siteFolder, '../next');
  site.write('../next/index.html', second);
  site.write('../next/assets/index-Cd34.js', second);
  renameSync(site.siteFolder, join(site.siteFolder, '../last'));
  expect((await open('/')).status).toBe(503);
  renameSync(other, site.siteFolder);

  expect(await open('/')).toMatchObject({ status: 200, text: second });
  expect(await open('/assets/index-Cd34.js')).toMatchObject({ status: 200, text: second });
  expect((await open('/assets/index-Ab12.js')).status).toBe(404);
});

test('a file that went is gone, one that came is there, also for those who asked before', async () => {
  expect((await open('/late.txt')).status).toBe(404);
  site.write('late.txt', first);
  expect(await open('/late.txt')).toMatchObject({ status: 200, text: first });
  rmSync(join(site.siteFolder, 'late.txt'));
  expect((await open('/late.txt')).status).toBe(404);
});

test('all who ask while releases change get a whole one', async () => {
  const releases = [first, second].map((text) => ({ text, packed: brotliCompressSync(text) }));
  const asked: Promise<Awaited<ReturnType<typeof open>>>[] = [];
  for (const { text, packed } of [...releases, ...releases, ...releases]) {
    asked.push(...Array.from({ length: 20 }, () => open('/')));
    // As tools do that care for who reads meanwhile: written beside, then put in place.
    for (const [name, content] of [
      ['index.html', text],
      ['index.html.br', packed],
    ] as const) {
      site.write(`${name}.new`, content);
      await open('/AboutUs');
      renameSync(join(site.siteFolder, `${name}.new`), join(site.siteFolder, name));
      asked.push(...Array.from({ length: 20 }, () => open('/')));
    }
    expect((await open('/')).text).toBe(text);
  }
  const answers = await Promise.all(asked);
  const before = answers[0]?.text;
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect([before, first, second]).toContain(text);
  }
});
