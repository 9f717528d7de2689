import { describe, expect, test, vi } from 'vitest';
import { paths } from '../../src/content/paths';
import { pageResponse } from '../../src/service-worker/page-response';
import { routeNavigation } from '../../src/service-worker/route-navigation';
import { languageOfflinePath, pagePaths } from '../../src/site/addresses';

const routeFor = (address: string) => routeNavigation(new URL(address, 'https://example.org'));

describe('the service worker’s routing', () => {
  test('treats every page address as a page, whatever its query', () => {
    for (const path of [...pagePaths, paths.requests]) {
      expect(routeFor(`${path}?utm_source=a&fbclid=b&gclid=c#d`)).toEqual({ kind: 'page', path });
    }
  });

  test.each([
    ['/courses/?q=1', '/Courses?q=1'],
    ['/admissions?utm_source=a', '/HelpCenter?utm_source=a#how-to-apply'],
  ])('redirects %s to %s', (from, to) => {
    expect(routeFor(from)).toEqual({ kind: 'redirect', to });
  });

  test.each([
    ['/v1.2/nowhere', '/404'],
    ['/AboutUs.html', '/404'],
    ['/Inroll', '/Inroll'],
  ])('asks the server for %s, with %s as the fallback', (address, page) => {
    expect(routeFor(address)).toEqual({ kind: 'unknown', page });
  });

  test.each([
    '/api/notifications',
    '/office/JLA-7K3M-Q2XW?state=received',
    '/courses/1.svg',
    '/sw.js',
  ])('leaves %s to the network', (address) => {
    expect(routeFor(address)).toEqual({ kind: 'network' });
  });
});

describe('a page from the bundle', () => {
  const ofBundle = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-security-policy': "default-src 'self'",
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    etag: '"a-br"',
  });

  test('is HTML with its own policy, the other headers that every server response has, and no more', async () => {
    const page = pageResponse(
      '/AboutUs',
      { html: '<p>About \uE0000\uE001', policy: 'its own' },
      ['us'],
      ofBundle,
    );
    expect(await page.text()).toBe('<p>About us');
    expect(Object.fromEntries(page.headers)).toEqual({
      'content-security-policy': 'its own',
      'content-type': 'text/html;charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  test('has the status that the server would send', () => {
    const statusOf = (path: string) =>
      pageResponse(path, { html: '', policy: '' }, [], ofBundle).status;
    expect(['/course-details/1', '/ar', '/Inroll', '/ar/404'].map(statusOf)).toEqual([
      200, 200, 404, 404,
    ]);
  });
});

/** A cache storage in memory. */
class MemoryCaches {
  readonly #entries = new Map<string, Response>();
  /** Number of entries that can still be stored. */
  room = Infinity;

  async open(name: string) {
    return {
      match: async () => undefined,
      put: async (path: string, response: Response) => {
        this.room -= 1;
        if (this.room < 0) throw new Error('The worker was terminated.');
        this.#entries.set(`${name} ${path}`, response);
      },
    };
  }

  async match(path: string, { cacheName }: { readonly cacheName: string }) {
    return this.#entries.get(`${cacheName} ${path}`)?.clone();
  }
}

const origin = 'https://jambatan.example.org';

/** Imports the worker's pages with a bundle of two English pages on the server. */
async function importPages() {
  const memory = new MemoryCaches();
  vi.resetModules();
  vi.stubGlobal('self', {
    precacheList: ['/assets/pages-en-1.json', '/assets/page-parts-1.json'].map((url) => ({ url })),
  });
  vi.stubGlobal('location', { origin, href: `${origin}/sw.js` });
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('fetch', async (file: string) =>
    Response.json(
      file.includes('parts')
        ? []
        : {
            '/': { html: 'home', policy: '' },
            [languageOfflinePath]: { html: '<a href="%FROM%">', policy: '' },
          },
    ),
  );
  return { memory, pages: await import('../../src/service-worker/pages') };
}

describe('a language’s stored pages', () => {
  test('count as stored only once all of them are', async () => {
    const { memory, pages } = await importPages();
    for (const room of [1, 2]) {
      memory.room = room;
      await expect(pages.installPages(new Set(['en']))).rejects.toThrow('terminated');
      expect(await pages.hasPages('en')).toBe(false);
    }
    memory.room = Infinity;
    await pages.installPages(new Set(['en']));
    expect(await pages.hasPages('en')).toBe(true);
  });

  test('link back to this site, whatever path the visitor came from', async () => {
    const { pages } = await importPages();
    await pages.installPages(new Set(['en']));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const url = new URL('/ar/AboutUs', origin);
    const request = { referrer: `${origin}//example.org/` };
    const context = { url, request } as Parameters<typeof pages.respondWithPage>[0];
    expect(await (await pages.respondWithPage(context)).text()).toBe('<a href="/example.org/">');
  });
});
