import { describe, expect, test } from 'vitest';
import { pageAt } from '../../src/app/routes';
import {
  languageOfflinePath,
  prerenderedPaths,
  redirectTarget,
  resolveAddress,
} from '../../src/site/addresses';

describe('section 2: addresses', () => {
  test.each([
    ['/About/', '/AboutUs'],
    ['/admissions', '/HelpCenter#how-to-apply'],
    ['/Inroll/10/', '/Inroll/10'],
    ['/privacyandterms', '/PrivacyAndTerms'],
    ['/Course-Details/7', '/course-details/7'],
    ['/Courses//', '/Courses'],
    ['/%43ourses', '/Courses'],
  ])('%s redirects to %s', (from, to) => {
    expect(resolveAddress(from)).toEqual({ kind: 'redirect', to });
  });

  test.each([
    '/Inroll',
    '/Inroll/0',
    '/Inroll/01',
    '/Inroll/11',
    '/Inroll/1e0',
    '/Inroll/١',
    '/Inroll/1/2',
    '/course-details',
    '//Courses',
    '/%zz',
    '',
  ])('there is no page at “%s”', (path) => {
    expect(resolveAddress(path)).toEqual({ kind: 'not-found' });
  });

  test.each([
    ['/AboutUs', { search: '?a', hash: '#team' }, '/AboutUs?a#team'],
    ['/HelpCenter#how-to-apply', { search: '?a', hash: '#visa' }, '/HelpCenter?a#how-to-apply'],
  ])('a redirect to %s from an address with %o leads to %s', (to, asked, target) => {
    expect(redirectTarget(to, asked)).toBe(target);
  });
});

describe('the router', () => {
  const folders = {
    page: /^(?:home|about|courses|help-center|contact|certificate|legal|requests)$/,
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
