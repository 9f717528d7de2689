import type { Page } from '@playwright/test';

/** Waits until the page has loaded its fonts and nothing on it is moving. */
export const untilStable = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (;;) {
      // Scroll handlers run, and transitions start, within two frames.
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
      // Skip hidden content, where transitions may start but never finish.
      const running = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(
          ({ effect }) => !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility(),
        );
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });

/** Scrolls through the page, waits until all images have loaded, and returns to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(scrollToEnd, 0.5);
  await page.waitForFunction(() => {
    const images = [...document.images];
    // This also loads images that never scroll into view, such as those in a hidden tab.
    for (const image of images) image.loading = 'eager';
    return images.every(({ complete }) => complete);
  });
  await page.evaluate(scrollToEnd, -0.5);
  await untilStable(page);
}

/** Runs in the page: scrolls as far as possible, by this many viewport heights at a time. */
async function scrollToEnd(windows: number): Promise<void> {
  let before;
  do {
    before = scrollY;
    scrollBy({ top: windows * innerHeight, behavior: 'instant' });
    // Wait one frame for drawing and one for the page to react.
    for (let frames = 2; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
  } while (scrollY !== before);
}
