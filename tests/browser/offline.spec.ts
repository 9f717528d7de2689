import type { Page } from '@playwright/test';
import { coursePage } from '#words/course-page';
import { weekdayText } from '#words/offering-texts';
import { offerings } from '../../src/content/offerings';
import { outbox } from '#words/outbox';
import { paths } from '../../src/content/paths';
import { requests } from '#words/requests';
import { securityHeaders } from '../../src/server/security-headers';
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
import { untilInstalled, untilRegistered } from './support/service-worker';
import { expect, ownServerTest, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Removes the hash of the inline style. The hash of a page stored on the device differs, because
 * that page's inline style also declares the heading font.
 */
const ofAnyStyle = (header = '') => header.replace(/(style-src 'self') '[^']+'/, '$1');

ownServerTest(
  'every address opens offline as it does online, and requests for anything that is not stored go to the network',
  async ({ page, ownServer, expectedConsole }) => {
    // The stopped server, the Not Found page and the script that the policy blocks cause these
    // messages.
    expectedConsole.push(/ERR_CONNECTION_REFUSED|status of 404/);
    expectedConsole.push(/Executing inline script violates|Refused to execute inline/);
    const path = paths.enrolment(1);
    const online = (await page.request.get(path)).headers();
    await page.goto('/');
    await untilInstalled(page);
    const answers = await page.evaluate(async () => {
      const head = await fetch('/AboutUs', { method: 'HEAD' });
      const icon = await fetch('/icon.svg?v=1');
      const health = await fetch('/api/health');
      return {
        head: [head.status, (await head.text()).length],
        icon: [icon.status, (await icon.text()).startsWith('<svg')],
        health: health.status,
      };
    });
    expect(answers).toEqual({
      head: [200, 0],
      icon: [200, true],
      health: 200,
    });
    // The browser's offline mode would not be enough, because it does not affect every worker.
    await ownServer.stop();
    const offline = await page.evaluate(async () => {
      const fails = (input: string, init?: RequestInit) =>
        fetch(input, init).then(
          () => false,
          () => true,
        );
      return [
        await fails('/api/health'),
        await fails('/sitemap.xml'),
        await fails('/api/notifications', { method: 'POST', body: '{}' }),
      ];
    });
    expect(offline).toEqual([true, true, true]);

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

    await test.step('a page has the same security headers as online', async () => {
      const response = await page.goto(path);
      for (const name of [...Object.keys(securityHeaders), 'content-type']) {
        expect(ofAnyStyle(response?.headers()[name]), name).toBe(ofAnyStyle(online[name]));
      }
      const refused = page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('securitypolicyviolation', (event) =>
              resolve(event.effectiveDirective),
            );
            const script = document.createElement('script');
            script.textContent = 'document.title = "Run"';
            document.head.append(script);
          }),
      );
      expect(await refused).toMatch(/^script-src/);
      await expect(page).not.toHaveTitle('Run');
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
    await expect(entry(later, 6)).toContainText(requests.state.accepted);

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

/** Idle time before a page stores the site, in milliseconds. */
const quiet = 1000;

const isRegistered = (page: Page) =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

test('the site is stored only once the page is idle @all', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pictures/hero-about.svg', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/AboutUs', { waitUntil: 'domcontentloaded' });
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  expect(await isRegistered(page)).toBe(false);

  release();
  await untilInstalled(page);
  await untilRegistered(page);
  const { registered, arrived } = await page.evaluate(() => ({
    registered: performance.getEntriesByName('worker-registered')[0]?.startTime ?? 0,
    arrived: performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/pictures/hero-about.svg')),
  }));
  const { startTime = 0, duration = 0 } = arrived ?? {};
  expect(registered).toBeGreaterThan(startTime + duration + quiet);
});

test('with data saving on, the site is stored only once the visitor types something @all', async ({
  page,
}) => {
  await saveData(page);
  await page.goto('/Inroll/3');
  await page.locator('.service-worker-notices').waitFor({ state: 'attached' });
  await page.waitForFunction((wait) => {
    const arrivals = performance.getEntriesByType('resource');
    const last = Math.max(...arrivals.map(({ startTime, duration }) => startTime + duration));
    return performance.now() > last + wait;
  }, 2 * quiet);
  expect(await isRegistered(page)).toBe(false);
  await page.getByLabel('First name').fill('Sample');
  await untilInstalled(page);
});

ownServerTest(
  'a start date that has passed is not shown, even offline @all',
  async ({ page, ownServer }) => {
    const { startDates } = offerings[2];
    const [first = '', second = '', third = ''] = startDates.map(weekdayText);
    const dates = page.getByRole('time');
    await page.clock.setFixedTime(new Date(startDates[0] ?? ''));
    await page.goto(paths.courseDetails(2));
    await untilInstalled(page);
    await ownServer.stop();
    await expect(dates).toHaveText([first, second, third]);
    for (const date of await dates.all()) await expect(date).toBeVisible();

    await page.clock.setFixedTime(new Date(startDates[1] ?? ''));
    await page.reload();
    await expect(dates.first()).toHaveText(second);
    await expect(dates.first()).toBeVisible();

    await page.clock.setFixedTime(new Date('2099-01-01'));
    await page.reload();
    await expect(page.getByRole('definition').first()).toHaveText(coursePage.noStart);
    await expect(dates).toHaveCount(0);
  },
);
