import { outbox } from '#words/outbox';
import { paths } from '../../src/content/paths';
import { requests } from '#words/requests';
import { untilTriedOffline } from '../faults/support/device';
import { saveData } from './support/device';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import {
  action,
  details,
  entry,
  list,
  restoredFirstName,
  courseTitle,
} from './support/outbox-page';
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

ownServerTest(
  'offline, a receipt opens at its address, and a waiting request can be changed',
  async ({ page, context, ownServer, expectedConsole }) => {
    expectedConsole.push(/ERR_CONNECTION_REFUSED/);
    await fillInRequest(page, { courseId: 6 });
    await submitAndConfirm(page);
    const reference = await page.locator('.sent-confirmation .reference').textContent();
    await untilInstalled(page);
    await ownServer.stop();

    await page.goto(paths.requests);
    await entry(page, 6).getByRole('link').click();
    const address = page.url();
    await page.close();
    const later = await context.newPage();
    await later.goto(address);
    await expect(list(later)).toContainText(reference ?? 'none was shown');
    await expect(list(later)).toContainText(courseTitle(6));
    await later.getByRole('link', { name: requests.single.back }).click();
    await expect(entry(later, 6)).toContainText(requests.state.accepted(''));

    await fillInRequest(later, { courseId: 2 });
    // This is what a browser reports on a phone without any network.
    await later.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await submitAndConfirm(later);
    await details(later).click();
    await expect(entry(later, 2)).toContainText(requests.when.online);
    await untilTriedOffline(later, 2);
    await action(later, requests.actions.edit, 2).click();
    await expect(later).toHaveURL('/Inroll/2');
    await expect(await restoredFirstName(later)).toHaveValue('Sample');
    // The request keeps waiting until the changed one replaces it. The worker may have tried to send
    // it, because only the page believes that it is offline.
    const [unsent, unconfirmed] = [false, true].map((isTried) => outbox.banner.waiting(1, isTried));
    await expect(later.getByText(unsent!).or(later.getByText(unconfirmed!))).toHaveCount(1);
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
