import { describe, expect, test } from 'vitest';
import { paths } from '../../src/content/paths';
import { pageResponse } from '../../src/service-worker/page-response';
import { routeNavigation } from '../../src/service-worker/route-navigation';
import { pagePaths } from '../../src/site/addresses';

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
    ['/nowhere', '/404'],
    ['/v1.2/nowhere', '/404'],
    ['/AboutUs.html', '/404'],
    ['/Inroll', '/Inroll'],
  ])('asks the server for %s, with %s as the fallback', (address, page) => {
    expect(routeFor(address)).toEqual({ kind: 'unknown', page });
  });

  test.each([
    '/api/notifications',
    '/office',
    '/office/JLA-7K3M-Q2XW?state=received',
    '/sitemap.xml',
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
    'content-length': '30000',
    'content-security-policy': "default-src 'self'",
    'content-type': 'application/json; charset=utf-8',
    'cross-origin-opener-policy': 'same-origin',
    etag: '"a-br"',
    vary: 'Accept-Encoding',
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

  test.each([
    ['/course-details/1', 200],
    ['/404', 404],
    ['/Inroll', 404],
    ['/ar/404', 404],
    ['/ar', 200],
  ])('%s has status %i', (path, status) => {
    expect(pageResponse(path, { html: '', policy: '' }, [], ofBundle).status).toBe(status);
  });
});
