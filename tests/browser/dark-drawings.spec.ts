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

test('in Safari they follow the theme while pictures are still coming', async ({ page }) => {
  await runOnWebKit(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const bridge = page.locator('.hero__scene').first();
  await expect(bridge).toHaveAttribute('src', /^data:.*@media all/);

  // One picture after the other, so that some come between the change and the browser's word of it.
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      document.querySelector('.hero__scene')!.dispatchEvent(new Event('load'));
      port2.postMessage('next');
    });
    port1.start();
    port2.postMessage('first');
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(bridge).toHaveAttribute('src', /prefers-color-scheme/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(bridge).toHaveAttribute('src', /@media all/);
});
