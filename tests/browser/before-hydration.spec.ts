import { openWithScriptHeld } from './support/loading';
import { expect, test } from './support/test';

test.describe('before the script has loaded', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('the menu and its links work, and a tapped button takes effect once the script has loaded', async ({
    context,
  }) => {
    const { page, arrive } = await openWithScriptHeld(context, '/');
    await page.getByRole('button', { name: 'Chat with us on WeChat' }).first().tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await arrive();
    await expect(page.getByRole('dialog')).toBeVisible();

    const other = await openWithScriptHeld(context, '/');
    await other.page.getByRole('button', { name: 'Open menu' }).tap();
    await other.page.getByRole('link', { name: 'About Us' }).first().tap();
    await expect(other.page).toHaveURL('/AboutUs');
  });

  test('a field that is tapped while the form is disabled gets the focus once it is enabled', async ({
    context,
  }) => {
    const { page, arrive } = await openWithScriptHeld(context, '/Inroll/2');
    const field = page.getByLabel('First name');
    await field.tap({ force: true });
    await arrive();
    await expect(field).toBeEnabled();
    await expect(field).toBeFocused();
    await page.keyboard.type('Sample');
    await expect(field).toHaveValue('Sample');
  });
});

test('a page opened in the background is hydrated @all', async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    globalThis.PerformanceObserver.prototype.observe = () => undefined;
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.getElementById('root') ?? {}).join()))
    .toContain('__react');
});
