import { describe, expect, test } from 'vitest';
import { pageAt } from '../../src/app/routes';
import { paths, prerenderedPaths, resolveAddress } from '../../src/content/addresses';

const folders = {
  screen: /^(?:home|about|courses|help-center|contact)$/,
  requests: /^requests$/,
  'course-details': /^course-details$/,
  enrolment: /^enrolment$/,
  'not-found': /^not-found$/,
};

/** Addresses as people, links and robots write them. */
const asked = [
  ...prerenderedPaths,
  '/Inroll/',
  '/Inroll/99',
  '/Inroll/01',
  '/Inroll/1e0',
  '/Inroll/abc',
  '/Inroll/1/2',
  '/course-details',
  '/course-details/11',
  '/AboutUs/more',
  '//Courses',
  '/*',
  '/:id',
  '/Inroll/:id',
];

describe('section 2: the router', () => {
  test.each(asked)('shows at %s the page that the server sends', (path) => {
    const { kind } = resolveAddress(path);
    expect(kind === 'redirect' ? kind : pageAt(path).folder).toMatch(
      kind === 'redirect' ? /./ : folders[kind],
    );
  });

  test.each([
    ['/about', 'about'],
    ['/admissions', 'help-center'],
    ['/COURSES/', 'courses'],
    ['/inroll/3', 'enrolment'],
    [paths.courseDetails(7), 'course-details'],
  ])('loads for %s the code of %s', (path, folder) => {
    expect(pageAt(path).folder).toBe(folder);
  });
});
