import type { Page } from '@playwright/test';
import { navigation } from '#words/navigation';
import { openAsApp } from './support/install';
import { expect, test, untilTakenOver } from './support/test';

const back = (page: Page) => page.getByRole('link', { name: navigation.back, exact: true });
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

for (const browser of ['without the Navigation API', 'with the Navigation API']) {
  test(`${browser}, Back in the installed site returns to the previous page or, if there is none, goes up a level @all`, async ({
    page,
  }) => {
    await openAsApp(page);
    if (browser.startsWith('without')) await page.addInitScript('delete globalThis.navigation');
    await page.goto('/Inroll/3');
    for (const above of ['/course-details/3', '/Courses', '/']) {
      // Wait for the next link, because the address changes before the page has loaded.
      await expect(back(page)).toHaveAttribute('href', above);
      await back(page).click();
      await expect(page).toHaveURL(above);
    }
    await expect(back(page)).toHaveCount(0);

    const later = await page.context().newPage();
    await openAsApp(later);
    if (browser.startsWith('without')) await later.addInitScript('delete globalThis.navigation');
    await later.goto('/');
    await untilTakenOver(later);
    await expect(back(later)).toHaveCount(0);
    await later.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(later).toHaveURL('/AboutUs');
    await later.getByRole('link', { name: navigation.requests.label }).click();
    await expect(later).toHaveURL('/YourRequests');
    await back(later).click();
    await expect(later).toHaveURL('/AboutUs');
    await back(later).click();
    await expect(later).toHaveURL('/');
  });
}
