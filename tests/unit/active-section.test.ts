import { expect, test } from 'vitest';
import { activeSection } from '../../src/pages/course-details/section-menu';

test.each([
  ['a section whose top is halfway down the viewport', [-400, 450, 1200], 2, 1],
  ['the first section with its top in the upper half', [80, 400, 1200], 1, 0],
  ['the current section if no other has its top in the upper half', [-1, 451, 899], 2, 2],
  ['the section in view after a jump to the top', [1000, 1900, 2800], 2, 0],
  ['the section in view after a jump to the end', [-2800, -1900, -1000], 0, 2],
])('section 2: the active section is %s', (_, tops, current, expected) => {
  expect(activeSection(tops, 900, current)).toBe(expected);
});
