import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { untilStable } from './support/stable';
import { expect, test } from './support/test';

const findSlider = (page: Page, name: string) => page.getByRole('region', { name });
const activeSlide = (slider: Locator) => slider.locator('li:not([inert])');
const activeDot = (slider: Locator) => slider.locator('[aria-current]');

for (const [path, name] of [
  [paths.home, 'Student testimonials'],
  [paths.about, 'Members of our team'],
] as const) {
  test(`on ${path}, the slider’s dots show each slide in full, at any width @all`, async ({
    page,
  }) => {
    await page.goto(path);
    const slider = findSlider(page, name);
    const dots = slider.getByRole('button');
    await dots.nth(1).press('Enter');
    await expect(activeDot(slider)).toHaveAccessibleName(/ 2 of /);
    for (const width of [1280, 760, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const dot of [dots.last(), dots.first()]) {
        await dot.click();
        await untilStable(page);
        const box = await activeSlide(slider).locator('> *').boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? NaN)).toBeLessThanOrEqual(width);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the first view shows the buttons, and the testimonials can be swiped @all', async ({
    page,
  }) => {
    await page.goto(paths.home);
    for (const label of ['Contact Us', 'Explore Our Courses']) {
      const link = page.getByRole('main').getByRole('link', { name: label }).first();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    const slider = findSlider(page, 'Student testimonials');
    // Swiping back stops at the first testimonial.
    for (const [distance, position] of [
      [-120, 2],
      [120, 1],
      [120, 1],
    ] as const) {
      await swipe(page, activeSlide(slider), distance);
      await expect(activeDot(slider)).toHaveAccessibleName(new RegExp(` ${position} of `));
    }
  });
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
