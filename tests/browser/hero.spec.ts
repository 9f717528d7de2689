import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const words = (page: Page) => page.getByRole('heading', { level: 1 }).locator('span');
const hero = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 1 }) });
const chatBox = (page: Page) => hero(page).getByRole('region', { name: 'Chat With US' });
const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;

test('section 2: the title is revealed word by word, 0.1 s after each other', async ({ page }) => {
  await page.goto('/AboutUs');
  await expect(words(page)).toHaveText(['Building', 'Futures', 'Through', 'Education']);
  for (const [index, word] of (await words(page).all()).entries()) {
    await expect(word).toHaveCSS('animation-delay', index === 0 ? '0s' : `0.${index}s`);
  }
  await expect(words(page).first()).not.toHaveCSS('animation-name', 'none');
  await expect(words(page).last()).toHaveCSS('opacity', '1');
});

test('motion: nothing in the hero moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(words(page).last()).toHaveCSS('animation-name', 'none');
  const group = hero(page).getByRole('link', { name: 'Explore Our Courses' }).locator('..');
  await expect(group).toHaveCSS('animation-name', 'none');
});

test('section 9: the hero is as high as the viewport, half of it with the flag', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  await expect(hero(page)).toHaveCSS('min-height', '900px');
  await page.goto('/Inroll/1');
  await expect(hero(page)).toHaveCSS('min-height', '450px');
});

test('the slash of a title ends a line', async ({ page }) => {
  await page.goto('/HelpCenter');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAccessibleName('You Need a Help / For Get Here');
    const start = await left(heading);
    expect(await left(heading.getByText('/', { exact: true }))).toBeGreaterThan(start + 50);
    expect(await left(words(page).getByText('For', { exact: true }))).toBeCloseTo(start, 0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('the first view at home holds the words, both buttons and most of the bridge', async ({
    page,
  }) => {
    await page.goto('/');
    for (const label of ['Contact Us', 'Explore Our Courses']) {
      const link = hero(page).getByRole('link', { name: label });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(hero(page).locator('img').first()).toBeInViewport({ ratio: 0.6 });
  });

  test('at other pages the picture stands below the words, and at the form there is none', async ({
    page,
  }) => {
    await test.step('at other pages the picture stands below the words, as wide as most of the screen', async () => {
      for (const path of ['/AboutUs', '/course-details/3']) {
        await page.goto(path);
        const picture = await hero(page).locator('img').boundingBox();
        const chat = await chatBox(page).boundingBox();
        expect(picture?.y).toBeGreaterThan((chat?.y ?? 0) + (chat?.height ?? 0));
        expect(picture?.width).toBeGreaterThan(300);
        expect(picture?.height).toBeGreaterThan(200);
      }
    });

    await test.step('at the enrolment form no picture stands before it', async () => {
      await page.goto('/Inroll/1');
      await expect(chatBox(page)).toBeVisible();
      await expect(hero(page).locator('img')).toBeHidden();
    });
  });
});

test("section 2: the 'Chat With US' box offers five services", async ({ page }) => {
  await page.goto('/');
  const services = chatBox(page).getByRole('listitem');
  await expect(services).toHaveCount(5);
  for (const target of await services.locator('a, button').all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  for (const [index, address] of [
    /^https:\/\/wa\.me\/\d+/,
    null,
    /^https:\/\/www\.facebook\.com\//,
    /^https:\/\/www\.instagram\.com\//,
    /^https:\/\/www\.tiktok\.com\//,
  ].entries()) {
    if (address) {
      await expect(services.nth(index).getByRole('link')).toHaveAttribute('href', address);
    } else {
      await expect(services.nth(index).getByRole('button', { name: 'WeChat' })).toBeVisible();
    }
  }
});

test('section 2: at a course, the WhatsApp message names it', async ({ page }) => {
  for (const path of ['/course-details/3', '/Inroll/3']) {
    await page.goto(path);
    const link = chatBox(page).getByRole('link', { name: 'WhatsApp' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.searchParams.get('text')).toContain('Professional Business English');
  }
});

test.describe('WeChat', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('section 2: its icon opens a dialog with the ID to copy and a QR code, which gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const icon = chatBox(page).getByRole('button', { name: 'WeChat' });
    const dialog = page.getByRole('dialog', { name: 'WeChat' });
    await icon.click();
    const code = dialog.getByRole('img', { name: 'QR code' });
    await expect(code).toBeVisible();
    await expect.poll(() => widthOf(code)).toBeGreaterThan(0);
    const id = await dialog.getByLabel('WeChat ID').first().inputValue();
    await dialog.getByRole('button', { name: 'Copy ID' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(icon).toBeFocused();
    await icon.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(icon).toBeFocused();
  });
});
