import { coursePage } from '#words/course-page';
import { pageKinds } from './support/page-kinds';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('without JavaScript, every kind of page is visible, with the heading font and without useless buttons', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/404/);
  const face = page.waitForResponse('**/*.woff2');
  for (const path of pageKinds) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toBeVisible();
    await expect(heading, path).toHaveCSS('opacity', '1');
    await expect(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
  }
  expect((await face).status()).toBe(200);

  await test.step('the navigation works on wide screens and on phones', async () => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('link', { name: 'Courses' }).click();
    await expect(page).toHaveURL('/Courses');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page).toHaveURL('/AboutUs');
  });

  await page.goto('/course-details/6#highlights');
  await expect(page.getByRole('heading', { name: 'Program Highlights' })).toBeInViewport();
  await expect(page.getByRole('term').filter({ hasText: 'Starts' })).toBeVisible();
  await expect(page.getByText(coursePage.noStart)).toBeVisible();
  const main = page.getByRole('main');
  for (const name of [coursePage.share.button, coursePage.enrol]) {
    await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
  }
  await expect(main.getByRole('link', { name: coursePage.enrol })).toHaveCount(2);

  await test.step('slides can be scrolled into view, also with the keyboard, and read', async () => {
    await page.goto('/AboutUs');
    const slider = page.locator('.team__slider');
    for (const slide of [slider.locator('li').first(), slider.locator('li').last()]) {
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport({ ratio: 0.5 });
    }
    await expect(slider.locator('[inert]')).toHaveCount(0);
    await expect(slider.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(slider.locator('button').first()).toBeHidden();
  });
});
