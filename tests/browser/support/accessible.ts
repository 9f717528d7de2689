import { expect, type Page } from '@playwright/test';
import type { Screen } from '../../screens/screen';
import { untilAtRest } from './at-rest';
import { axeFindings, loadAxe } from './axe';
import { expectNoSidewaysScroll } from './sideways';
import { smallTargets } from './targets';

/** The windows in which each screen is checked. */
export const phone = { width: 360, height: 800 };
export const wideScreen = { width: 1280, height: 900 };

/**
 * Axe finds nothing on the page in either theme. In a phone's window, no control is too small for a
 * thumb either, and nothing is wider than a window of any size.
 */
export async function expectAccessible(
  page: Page,
  { inWindow }: Pick<Screen, 'inWindow'>,
): Promise<void> {
  // What is scrolled to lies in part under the bar, and is not too small for that.
  if (!inWindow) await page.evaluate(() => scrollTo(0, 0));
  await loadAxe(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await untilAtRest(page);
    expect.soft(await axeFindings(page), `axe, ${colorScheme}`).toEqual([]);
  }
  if (page.viewportSize()?.width !== phone.width) return;
  expect.soft(await smallTargets(page), 'small targets').toEqual([]);
  await expectNoSidewaysScroll(page);
}
