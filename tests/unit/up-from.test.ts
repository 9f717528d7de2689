import { expect, test } from 'vitest';
import { upFrom } from '../../src/app/layout/back-link';

test.each([
  ['/Inroll/3', '/course-details/3'],
  ['/course-details/3', '/Courses'],
  ['/Courses', '/'],
  ['/YourRequests', '/'],
  ['/HelpCenter', '/'],
  ['/no-such-page', '/'],
])('the way up from %s leads to %s', (pathname, above) => {
  expect(upFrom(pathname)).toBe(above);
});
