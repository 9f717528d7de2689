import type { Page } from '@playwright/test';
import { untilAtRest } from './at-rest';

/**
 * Reads the page through, half a window at a time, until all that comes by that is there, and goes
 * back to its top.
 */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(scrollToEnd, 0.5);
  await page.waitForFunction(() => {
    const images = [...document.images];
    // Also those that never come by, as in a tab that is not open.
    for (const image of images) image.loading = 'eager';
    return images.every(({ complete }) => complete);
  });
  await page.evaluate(scrollToEnd, -0.5);
  await untilAtRest(page);
}

/** Runs in the page. */
async function scrollToEnd(windows: number): Promise<void> {
  let before;
  do {
    before = scrollY;
    scrollBy({ top: windows * innerHeight, behavior: 'instant' });
    // One frame to draw, one more for what the page does about what it has drawn.
    for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
  } while (scrollY !== before);
}
