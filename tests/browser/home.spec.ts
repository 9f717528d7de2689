import type { Locator, Page } from '@playwright/test';
import { untilStable } from './support/stable';
import { expectFocusStaysIn } from './support/keyboard';
import { activeSlideEdges, shiftInVw, findSlider, swipe } from './support/slider';
import { expect, test } from './support/test';

const testimonials = (page: Page) => findSlider(page, 'Student testimonials');
const slide = (page: Page, index: number) => testimonials(page).locator('li').nth(index);
const dots = (page: Page) => testimonials(page).getByRole('button');
const current = (page: Page) => testimonials(page).locator('[aria-current]');
const hero = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 1 }) });
const chatBox = (page: Page) => hero(page).getByRole('region', { name: 'Chat With US' });
const naturalWidth = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

test('section 4: the dots move the testimonials, in steps that depend on the viewport’s width @all', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  const picture = page.getByRole('img', { name: 'Two students talking' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0);
  const pictureBox = await picture.boundingBox();
  const sliderBox = await testimonials(page).boundingBox();
  expect(pictureBox && pictureBox.x + pictureBox.width).toBeLessThanOrEqual(sliderBox?.x ?? 0);

  // The dots are large enough to tap.
  const box = await dots(page).first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await dots(page).nth(1).press('Enter');
  await expect(current(page)).toHaveAccessibleName(/2 of 5/);
  await dots(page).nth(3).click();
  await expect(current(page)).toHaveAccessibleName(/4 of 5/);
  await expect(slide(page, 3)).not.toHaveAttribute('inert');
  await expect(slide(page, 0)).toHaveAttribute('inert');

  for (const [width, step] of [
    [775, 60],
    [774, 89],
    [555, 99],
  ] as const) {
    await test.step(`section 9: at ${width} px, a step is ${step}vw wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await dots(page).nth(4).click();
      await expect.poll(() => shiftInVw(testimonials(page))).toBeCloseTo(step * 4, 0);
      await untilStable(page);
      const { left, right, window } = await activeSlideEdges(testimonials(page));
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window);
    });
  }

  await test.step('section 2: WeChat’s dialog shows a QR code and an ID to copy, and returns the focus when closed', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const icon = chatBox(page).getByRole('button', { name: 'WeChat' });
    const dialog = page.getByRole('dialog', { name: 'WeChat' });
    await icon.click();
    const code = dialog.getByRole('img', { name: 'QR code' });
    await expect(code).toBeVisible();
    await expect.poll(() => naturalWidth(code)).toBeGreaterThan(0);
    const id = await dialog.getByLabel('WeChat ID').first().inputValue();
    expect(id).toBe('jambatan-sample');
    await dialog.getByRole('button', { name: 'Copy ID' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);

    await expectFocusStaysIn(page, dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(icon).toBeFocused();
    await icon.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(icon).toBeFocused();

    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL('/Courses');
    await page.getByRole('contentinfo').getByRole('button', { name: 'WeChat' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(dialog).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the first view shows the buttons and the bridge, and the testimonials can be swiped @all', async ({
    page,
  }) => {
    await page.goto('/');
    for (const label of ['Contact Us', 'Explore Our Courses']) {
      const link = hero(page).getByRole('link', { name: label });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(hero(page).locator('img').first()).toBeInViewport({ ratio: 0.6 });
    for (const service of await chatBox(page).locator('li a, li button').all()) {
      const box = await service.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }

    // Swiping back stops at the first testimonial.
    const shown = testimonials(page).locator('li:not([inert])');
    await swipe(page, shown, -120);
    await expect(current(page)).toHaveAccessibleName(/2 of 5/);
    await swipe(page, shown, 120);
    await expect(current(page)).toHaveAccessibleName(/1 of 5/);
    await swipe(page, shown, 120);
    await expect(current(page)).toHaveAccessibleName(/1 of 5/);

    // On other pages, the hero’s picture is below the chat box.
    for (const path of ['/AboutUs', '/course-details/3']) {
      await page.goto(path);
      const picture = await hero(page).locator('img').boundingBox();
      const chat = await chatBox(page).boundingBox();
      expect(picture?.y).toBeGreaterThan((chat?.y ?? 0) + (chat?.height ?? 0));
      expect(picture?.width).toBeGreaterThan(300);
      expect(picture?.height).toBeGreaterThan(200);
    }
  });
});
