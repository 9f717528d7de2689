import { describe, expect, test } from 'vitest';
import { activeSection } from '../../src/pages/course-details/section-menu';

const viewportHeight = 900;

describe('section 2: a section is active when its top is in the upper half of the viewport', () => {
  test.each([
    ['at the top of the viewport', [-400, 0, 700], 1],
    ['exactly halfway down the viewport', [-400, 450, 1200], 1],
    ['in the upper half', [80, 600, 1200], 0],
  ])('section 2: a section whose top is %s becomes active', (_, tops, expected) => {
    expect(activeSection(tops, viewportHeight, (expected + 1) % 3)).toBe(expected);
  });

  test.each([
    ['no section has its top in the upper half', [-1, 451, 899]],
    ['no section is in the document', [Number.NaN, Number.NaN, Number.NaN]],
  ])('section 2: the active section does not change if %s', (_, tops) => {
    expect(activeSection(tops, viewportHeight, 2)).toBe(2);
  });

  test.each([
    ['to the top', [1000, 1900, 2800], 2, 0],
    ['to the end', [-2800, -1900, -1000], 0, 2],
    ['into a long section', [-2800, -1900, 950], 0, 1],
  ])('after a jump %s, the section in view is active', (_, tops, current, expected) => {
    expect(activeSection(tops, viewportHeight, current)).toBe(expected);
  });
});
