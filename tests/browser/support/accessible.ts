import { expect, type Page, type ViewportSize } from '@playwright/test';
import type { Screen } from '../../screens/screen';
import { untilAtRest } from './at-rest';
import { allRules, axeFindings, colourRules, loadAxe } from './axe';
import { expectNoSidewaysScroll, zoomed } from './sideways';
import { smallTargets } from './targets';

/** The windows in which each screen is checked. */
export const phone = { width: 360, height: 800 };
export const wideScreen = { width: 1280, height: 900 };

/** The themes are the same but for their colours, as a unit test makes sure of. */
const themes = [
  ['light', allRules],
  ['dark', colourRules],
] as const;

/**
 * Axe finds nothing on the page in any of these windows, in either theme, and nothing is wider than
 * they are, nor than the narrowest; where these are several, than none of any size. If a phone's is
 * among them, no control is too small for a thumb there.
 */
export async function expectAccessible(
  page: Page,
  { inWindow }: Pick<Screen, 'inWindow'>,
  windows: readonly ViewportSize[],
): Promise<void> {
  await loadAxe(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    // What is scrolled to lies in part under the bar, and is not too small for that.
    if (!inWindow) await page.evaluate(() => scrollTo(0, 0));
    for (const [colorScheme, rules] of themes) {
      await page.emulateMedia({ colorScheme });
      await untilAtRest(page);
      const what = `axe, ${colorScheme}, ${size.width} px`;
      expect.soft(await axeFindings(page, rules), what).toEqual([]);
    }
    if (size === phone) expect.soft(await smallTargets(page), 'small targets').toEqual([]);
  }
  // A state that is looked at in one window gets the narrowest beside it.
  await expectNoSidewaysScroll(page, windows.length > 1 ? undefined : [...windows, zoomed]);
}
