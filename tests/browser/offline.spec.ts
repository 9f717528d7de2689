import { saveData } from './support/device';
import { untilInstalled } from './support/service-worker';
import { expect, ownServerTest, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

ownServerTest(
  'every address opens offline as it does online, and requests for anything that is not stored go to the network',
  async ({ page, ownServer, expectedConsole }) => {
    expectedConsole.push(/ERR_CONNECTION_REFUSED|status of 404/);
    await page.goto('/');
    await untilInstalled(page);
    // The browser's offline mode would not be enough, because it does not affect every worker.
    await ownServer.stop();
    const isRefused = await page.evaluate(() =>
      fetch('/api/health').then(
        () => false,
        () => true,
      ),
    );
    expect(isRefused).toBe(true);

    await test.step('links on the first page visited work', async () => {
      await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Building Futures Through Education',
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'Admissions' }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText('How To Apply');
      await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
      await page.getByRole('link', { name: 'Enroll Now in English For Kids' }).click();
      await expect(page.getByLabel('First name')).toBeVisible();
    });

    await test.step('an alternative address redirects, and an unknown one shows the Not Found page', async () => {
      const redirected = await page.goto('/admissions?utm_source=a');
      expect(redirected?.status()).toBe(200);
      await expect(page).toHaveURL('/HelpCenter?utm_source=a#how-to-apply');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
      const unknown = await page.goto('/no/such/page?utm_source=a');
      expect(unknown?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(page.getByRole('banner')).toBeVisible();
    });
  },
);

test('with data saving on, the site is stored only once the visitor types something @all', async ({
  page,
}) => {
  await saveData(page);
  await page.clock.install();
  await page.goto('/Inroll/3');
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  const isRegistered = () =>
    page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  // Without data saving, the page would register the worker after a second without requests.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
  expect(await isRegistered()).toBe(false);
  await page.getByLabel('First name').fill('Sample');
  await untilInstalled(page);
});
