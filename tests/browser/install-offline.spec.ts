import { install } from '../../src/content/install';
import { labels } from '../../src/content/labels';
import { pwa } from '../../src/content/pwa';
import { card, pretendToBe, stepsDialog } from './support/install';
import { expect, test } from './support/own-site-test';
import { touch, untilInstalled } from './support/service-worker';

test.use({ serviceWorkers: 'allow' });

test('the offer has its turn with the worker’s notices, and comes without a network', async ({
  page,
  site,
}) => {
  await pretendToBe(page, 'iPhone');
  await page.goto('/');
  await untilInstalled(page);
  await touch(page);
  await expect(page.getByText(pwa.offlineReady.title)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
  await expect(card(page)).toBeVisible();
  await expect(page.getByText(pwa.offlineReady.title)).toHaveCount(0);

  site.publish('Quick links', 'Useful links');
  await page.goto('/HelpCenter');
  await expect(page.getByText(pwa.newVersion.title)).toBeVisible();
  await expect(card(page)).toHaveCount(0);

  await site.server.stop();
  await page.goto('/AboutUs');
  await expect(page.getByText(pwa.newVersion.title)).toBeVisible();
  await page.getByRole('button', { name: labels.dismissNotice }).click();
  await card(page).getByRole('button', { name: install.how }).click();
  for (const picture of await stepsDialog(page).locator('img').all()) {
    await expect(picture).toHaveJSProperty('naturalWidth', 160);
  }
});
