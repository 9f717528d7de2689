import type { Locator } from '@playwright/test';

/**
 * Returns the difference between the red and green components of an element's text or background
 * colour.
 */
export async function redness(
  element: Locator,
  property: 'backgroundColor' | 'color',
): Promise<number> {
  const colour = await element.evaluate((e, name) => getComputedStyle(e)[name], property);
  const [red = 0, green = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  return red - green;
}
