import type { Locator, Page } from '@playwright/test';
import { untilStable } from './stable';

/** Finds a slider on the page by its accessible name. */
export const findSlider = (page: Page, name: string) => page.getByRole('region', { name });

/** Returns the offset of a slider's track, in `vw`. */
export async function shiftInVw(slider: Locator): Promise<number> {
  return slider.getByRole('list').evaluate((track) => {
    const { m41 } = new DOMMatrix(getComputedStyle(track).transform);
    return Math.round((-m41 / innerWidth) * 1000) / 10;
  });
}

/** Returns the active slide's left and right edges, and the viewport's width. */
export async function activeSlideEdges(slider: Locator) {
  return slider.locator('li:not([inert])').evaluate((slide) => {
    const content = slide.firstElementChild ?? slide;
    const { left, right } = content.getBoundingClientRect();
    return { left, right, window: document.documentElement.clientWidth };
  });
}

/** Swipes across an element by a distance in CSS pixels. A negative distance swipes to the left. */
export async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await untilStable(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to swipe is not visible.');
  const y = box.y + box.height / 2;
  const start = box.x + box.width / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', start);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', start + distance * part);
  await touch('touchEnd');
}
