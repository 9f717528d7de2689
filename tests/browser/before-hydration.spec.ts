import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
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

  test('a message that is submitted early appears in the email once the script has loaded @all', async ({
    context,
  }) => {
    const { page, arrive } = await openWithScriptHeld(context, '/ContactUs');
    await page.getByLabel('Full name').fill('Sample Visitor');
    await page.getByLabel('Message').fill('Is there a class on Sundays?');
    await page.getByRole('button', { name: 'Send' }).tap();
    const opened = page.waitForRequest(/^mailto:/);
    await arrive();
    expect(decodeURIComponent((await opened).url())).toContain('Is there a class on Sundays?');
    await expect(page.getByLabel('Full name')).toHaveValue('Sample Visitor');
  });

  test('a page that was opened with a fragment stays where the visitor has scrolled since @all', async ({
    context,
  }) => {
    const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
    for (const path of ['/course-details/6#levels', paths.terms, `${paths.help}#faq-refunds`]) {
      const { page, arrive } = await openWithScriptHeld(context, path);
      await expect.poll(() => scrolled(page), path).toBeGreaterThan(300);
      await page.evaluate(() => scrollBy({ top: -200, behavior: 'instant' }));
      const before = await scrolled(page);
      await arrive();
      // The layout adds this element late.
      await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
      expect(await scrolled(page), path).toBe(before);
      await page.close();
    }
  });
});
