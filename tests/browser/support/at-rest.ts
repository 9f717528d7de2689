import type { Page } from '@playwright/test';

/** Waits until the page has its fonts and nothing on it moves any more. */
export const untilAtRest = (page: Page): Promise<void> =>
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
