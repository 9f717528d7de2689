import { expect, test } from 'vitest';
import { navIndexOf, parseNavIndex } from '../../src/app/layout/active-nav-link';

test.each([
  ['/', 0],
  ['/AboutUs', 1],
  ['/Courses', 2],
  ['/HelpCenter', 3],
  ['/ContactUs', 4],
  ['/Inroll/1', undefined],
  ['/course-details/1', undefined],
])('section 4: the navigation index of %s is %s', (path, index) => {
  expect(navIndexOf(path)).toBe(index);
});

test.each([
  ['3', 3],
  [null, 0],
  ['5', 0],
  ['-1', 0],
  ['1.5', 0],
  ['x', 0],
  ['', 0],
])('section 4: a stored %j is read as %i', (stored, index) => {
  expect(parseNavIndex(stored)).toBe(index);
});
