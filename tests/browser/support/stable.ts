import type { Page } from '@playwright/test';

/** Waits until the page has its fonts and nothing on it moves any more. */
export const untilStable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What is done about a scroll is done in the two frames after it.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    // In what is folded up, Firefox begins a transition and leaves it at that.
    const shown = document
      .getAnimations()
      .filter(
        ({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility(),
      );
    await Promise.allSettled(shown.map(({ finished }) => finished));
  });

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
  await untilStable(page);
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
