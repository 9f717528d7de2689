import { runOnWebKit } from './support/device';
import { expect, test } from './support/test';

test('in Safari, which tells drawings nothing of the theme, they are shown in it all the same', async ({
  page,
}) => {
  await runOnWebKit(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const [bridge, letters] = [0, 1].map((index) => page.locator('.hero__scene').nth(index));
  // Within the page's HTML, and a file of its own.
  await expect(bridge!).toHaveAttribute('src', /^data:.*@media all/);
  await expect(letters!).toHaveAttribute('src', /^data:.*%40media%20all/);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(bridge!).toHaveAttribute('src', /prefers-color-scheme/);
  await expect(letters!).toHaveAttribute('src', '/pictures/hero-bridge-letters.svg');
});
