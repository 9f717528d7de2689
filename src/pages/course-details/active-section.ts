/**
 * The scroll rule of section 2: a section becomes active when its top lies between 0 and half the
 * viewport's height. Of several such sections it is the first; without any, the active one stays.
 *
 * @param tops each section's distance from the viewport's top in CSS pixels, in the page's order
 * @param viewportHeight in CSS pixels
 * @param current index of the active section
 * @returns index of the section that is active now
 */
export function activeSection(
  tops: readonly number[],
  viewportHeight: number,
  current: number,
): number {
  // Browsers report fractions of a pixel: a section scrolled to the very top may stand at -0.3.
  const found = tops.map(Math.round).findIndex((top) => top >= 0 && top <= viewportHeight / 2);
  return found === -1 ? current : found;
}
