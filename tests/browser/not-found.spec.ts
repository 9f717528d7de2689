import { expect, test } from './support/test';

test.use({ expectedConsole: [/404/] });

test('section 2: an unknown address says so and leads on to home, courses and contact', async ({
  page,
}) => {
  for (const [label, path] of [
    ['Home', '/'],
    ['All courses', '/Courses'],
    ['Contact Us', '/ContactUs'],
  ] as const) {
    await page.goto('/no-such-page');
    expect(await page.evaluate(async () => (await fetch(location.href)).status)).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not here');
    await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is not here');
  }
});

test('search engines are told to leave it out', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
