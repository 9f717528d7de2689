import { describe, expect, test } from 'vitest';
import { upFrom } from '../../src/app/layout/navigation-bar';
import { pageAt } from '../../src/app/routes';
import { courseIds } from '../../src/content/course-ids';
import { help } from '#words/help';
import { screenPaths } from '../../src/content/paths';
import {
  languageOfflinePath,
  pagePaths,
  prerenderedPaths,
  redirectTarget,
  resolveAddress,
} from '../../src/site/addresses';

describe('section 2: addresses', () => {
  test('the 26 pages are five screens, ten course pages, ten forms and the legal page', () => {
    for (const path of screenPaths) expect(resolveAddress(path)).toEqual({ kind: 'screen', path });
    for (const id of courseIds) {
      const [details, form] = [`/course-details/${id}`, `/Inroll/${id}`];
      expect(resolveAddress(details)).toEqual({ kind: 'course-details', path: details, id });
      expect(resolveAddress(form)).toEqual({ kind: 'enrolment', path: form, id });
    }
    expect(resolveAddress('/privacyandterms')).toEqual({
      kind: 'redirect',
      to: '/PrivacyAndTerms',
    });
    expect(pagePaths).toHaveLength(26);
  });

  test('the page with the device’s requests is prerendered, but is not one of the 26 public pages', () => {
    expect(resolveAddress('/YourRequests')).toEqual({ kind: 'requests', path: '/YourRequests' });
    expect(pagePaths).not.toContain('/YourRequests');
    expect(prerenderedPaths).toContain('/YourRequests');
  });

  test.each([
    ['/About/', '/AboutUs'],
    ['/admissions', '/HelpCenter#how-to-apply'],
    ['/COURSES/', '/Courses'],
    ['/Inroll/10/', '/Inroll/10'],
    ['/Course-Details/7', '/course-details/7'],
    ['/Courses//', '/Courses'],
    ['/%43ourses', '/Courses'],
  ])('%s redirects to %s', (from, to) => {
    expect(resolveAddress(from)).toEqual({ kind: 'redirect', to });
  });

  test.each([
    '/Inroll',
    '/Inroll/',
    '/Inroll/01',
    '/Inroll/1/2',
    '/course-details',
    '//Courses',
    '/%zz',
    '/nowhere',
    '',
  ])('there is no page at “%s”', (path) => {
    expect(resolveAddress(path)).toEqual({ kind: 'not-found' });
  });

  test.each([
    ['/AboutUs', { search: '?utm_source=a&b=1' }, '/AboutUs?utm_source=a&b=1'],
    ['/AboutUs', { search: '?a', hash: '#team' }, '/AboutUs?a#team'],
    ['/HelpCenter#how-to-apply', { search: '?a', hash: '#visa' }, '/HelpCenter?a#how-to-apply'],
  ])('a redirect to %s from an address with %o leads to %s', (to, asked, target) => {
    expect(redirectTarget(to, asked)).toBe(target);
  });

  test('the tab that /admissions opens exists', () => {
    expect(help.tabs.map(({ id }) => id)).toContain('how-to-apply');
  });
});

describe('the router', () => {
  const folders = {
    screen: /^(?:home|about|courses|help-center|contact)$/,
    requests: /^requests$/,
    legal: /^legal$/,
    'course-details': /^course-details$/,
    enrolment: /^enrolment$/,
    'not-found': /^not-found$/,
    redirect: /./,
  };
  const odd = ['/Inroll/', '/Inroll/01', '/Inroll/1/2', '/course-details', '//Courses', '/:id'];

  const addresses = prerenderedPaths.filter((path) => path !== languageOfflinePath);

  test.each([...addresses, ...odd])('shows the same page as the server at %s', (path) => {
    expect(pageAt(path).folder).toMatch(folders[resolveAddress(path).kind]);
  });

  test('loads the code of the page that a redirect leads to', () => {
    const asked = ['/about', '/admissions', '/COURSES/', '/inroll/3'];
    const expected = ['about', 'help-center', 'courses', 'enrolment'];
    expect(asked.map((path) => pageAt(path).folder)).toEqual(expected);
  });
});

test.each([
  ['/Inroll/3', '/course-details/3'],
  ['/course-details/3', '/Courses'],
  ['/YourRequests', '/'],
  ['/no-such-page', '/'],
])('the page above %s is %s', (pathname, above) => {
  expect(upFrom(pathname)).toBe(above);
});
