import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { untilStable } from './support/stable';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

test('on a phone, the testimonials can be selected with the dots, and swiped @all', async ({
  page,
}) => {
  await page.goto(paths.home);
  const slider = page.getByRole('region', { name: 'Student testimonials' });
  const slide = slider.locator('li:not([inert])');
  for (const dot of ['last', 'first'] as const) {
    await slider.getByRole('button')[dot]().tap();
    await untilStable(page);
    await expect(slide.locator('> *')).toBeInViewport({ ratio: 1 });
  }
  // Swiping back stops at the first testimonial.
  for (const [distance, position] of [
    [-120, 2],
    [120, 1],
    [120, 1],
  ] as const) {
    await swipe(page, slide, distance);
    const dot = slider.locator('[aria-current]');
    await expect(dot).toHaveAccessibleName(new RegExp(` ${position} of `));
  }
});

/** Swipes across an element by a distance in CSS pixels. A negative distance swipes to the left. */
async function swipe(page: Page, target: Locator, distance: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await untilStable(page);
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to swipe is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await touch('touchStart', { x, y });
  for (const part of [0.5, 1]) await touch('touchMove', { x: x + distance * part, y });
  await touch('touchEnd');
}
