import { describe, expect, test } from 'vitest';
import {
  pagePaths,
  paths,
  prerenderedPaths,
  redirectTarget,
  resolveAddress,
  screenPaths,
} from '../../src/content/addresses';
import { courseIds } from '../../src/content/course-ids';
import { help } from '../../src/content/help';
import { notFound } from '../../src/content/not-found';

describe('section 2: addresses', () => {
  test.each(screenPaths)('section 2: %s is a screen', (path) => {
    expect(resolveAddress(path)).toEqual({ kind: 'screen', path });
  });

  test.each(courseIds)('section 2: course %i has a details page and an enrolment form', (id) => {
    expect(resolveAddress(`/course-details/${id}`)).toEqual({
      kind: 'course-details',
      path: paths.courseDetails(id),
      id,
    });
    expect(resolveAddress(`/Inroll/${id}`)).toEqual({
      kind: 'enrolment',
      path: paths.enrolment(id),
      id,
    });
  });

  test('the requests of this device have a page, which is none of the 25', () => {
    expect(resolveAddress('/YourRequests')).toEqual({ kind: 'requests', path: '/YourRequests' });
    expect(pagePaths).not.toContain('/YourRequests');
    expect(prerenderedPaths).toContain('/YourRequests');
  });

  test.each([
    ['/yourrequests/', '/YourRequests'],
    ['/about', '/AboutUs'],
    ['/About/', '/AboutUs'],
    ['/contact', '/ContactUs'],
    ['/admissions', '/HelpCenter#how-to-apply'],
    ['/courses', '/Courses'],
    ['/COURSES/', '/Courses'],
    ['/aboutus', '/AboutUs'],
    ['/AboutUs/', '/AboutUs'],
    ['/helpcenter', '/HelpCenter'],
    ['/inroll/3', '/Inroll/3'],
    ['/Inroll/10/', '/Inroll/10'],
    ['/Course-Details/7', '/course-details/7'],
    ['/Courses//', '/Courses'],
    ['/%43ourses', '/Courses'],
    ['/Inroll/%31', '/Inroll/1'],
  ])('section 2: %s leads to %s', (from, to) => {
    expect(resolveAddress(from)).toEqual({ kind: 'redirect', to });
  });

  test.each([
    '/Inroll',
    '/Inroll/',
    '/Inroll/0',
    '/Inroll/11',
    '/Inroll/99',
    '/Inroll/abc',
    '/Inroll/1e0',
    '/Inroll/01',
    '/Inroll/+1',
    '/Inroll/1/2',
    '/course-details',
    '/course-details/-1',
    '/course-details/1.0',
    '//Courses',
    '/%zz',
    '/nowhere',
    '',
  ])('section 2: nothing stands at “%s”', (path) => {
    expect(resolveAddress(path)).toEqual({ kind: 'not-found' });
  });

  test.each([
    ['/AboutUs', { search: '' }, '/AboutUs'],
    ['/AboutUs', { search: '?utm_source=a&b=1' }, '/AboutUs?utm_source=a&b=1'],
    ['/AboutUs', { search: '?a', hash: '#team' }, '/AboutUs?a#team'],
    ['/HelpCenter#how-to-apply', { search: '' }, '/HelpCenter#how-to-apply'],
    ['/HelpCenter#how-to-apply', { search: '?a', hash: '#visa' }, '/HelpCenter?a#how-to-apply'],
  ])('section 2: a redirect to %s, asked with %o, leads to %s', (to, asked, target) => {
    expect(redirectTarget(to, asked)).toBe(target);
  });

  test('section 2: the tab that /admissions opens exists', () => {
    expect(help.tabs.map(({ id }) => id)).toContain('how-to-apply');
  });

  test.each(notFound.links)('section 2: the Not Found page leads on to $href', ({ href }) => {
    expect(resolveAddress(href).kind).toBe('screen');
  });
});
