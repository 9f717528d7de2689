import type { Page } from '@playwright/test';
import { untilAtRest } from './at-rest';

/**
 * Reads the page through, half a window at a time, until all that comes by that is there, and goes
 * back to its top.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const scrollOn = async (windows: number) => {
      const before = scrollY;
      scrollBy({ top: windows * innerHeight, behavior: 'instant' });
      // One frame to draw, one more for what the page does about what it has drawn.
      for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
      return scrollY !== before;
    };
    while (await scrollOn(0.5));
    // Also those that never come by, as in a tab that is not open.
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    while (await scrollOn(-0.5));
  });
  await untilAtRest(page);
}
