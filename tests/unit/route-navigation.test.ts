import { describe, expect, test } from 'vitest';
import { pagePaths, paths } from '../../src/content/addresses';
import { routeNavigation } from '../../src/service-worker/route-navigation';

const routeOf = (address: string) => routeNavigation(new URL(address, 'https://example.org'));

describe('what the service worker does when an address is opened', () => {
  test.each([...pagePaths, paths.requests])('%s is a page, whatever its query', (path) => {
    expect(routeOf(path)).toEqual({ kind: 'page', path });
    expect(routeOf(`${path}?utm_source=a&fbclid=b&gclid=c#d`)).toEqual({ kind: 'page', path });
  });

  test.each([
    ['/about', '/AboutUs'],
    ['/courses/?q=1', '/Courses?q=1'],
    ['/CONTACT?utm_source=a', '/ContactUs?utm_source=a'],
    ['/admissions?utm_source=a', '/HelpCenter?utm_source=a#how-to-apply'],
    ['/inroll/10/#a', '/Inroll/10#a'],
  ])('%s leads to %s', (from, to) => {
    expect(routeOf(from)).toEqual({ kind: 'redirect', to });
  });

  test.each([
    ['/nowhere', '/404'],
    ['/v1.2/nowhere', '/404'],
    ['/course-details/11', '/404'],
    ['/AboutUs.html', '/404'],
    ['/404', '/404'],
    ['/Inroll/', '/404'],
    ['/inroll', '/404'],
    ['/Inroll', '/Inroll'],
  ])('%s may be known to the server, else shows %s', (address, page) => {
    expect(routeOf(address)).toEqual({ kind: 'unknown', page });
  });

  test.each(['/api/notifications', '/sitemap.xml', '/robots.txt', '/courses/1.svg', '/sw.js'])(
    '%s is left alone',
    (address) => {
      expect(routeOf(address)).toEqual({ kind: 'leave' });
    },
  );
});
