import type { Page } from '@playwright/test';
import { untilInstalled, untilRegistered } from './support/service-worker';
import { expect, ownSiteTest as test, untilTakenOver } from './support/test';

/** Heading in the footer of every page, before and after an update. */
const before = 'Quick links';
const after = 'Useful links';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name }).click();
const about = 'Building Futures Through Education';
const newVersion = (page: Page) => page.getByText('A new version is ready');
const updateButton = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
const words = (page: Page, text: string) =>
  page.getByRole('contentinfo').getByRole('heading', { name: text });

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('only the tab in which the visitor accepts the update is reloaded', async ({
    page,
    context,
    site,
    expectedConsole,
  }) => {
    expectedConsole.push(/status of 404|Refused to apply style|dynamically imported module/);
    await page.goto('/Inroll/3');
    await untilInstalled(page);
    await page.getByLabel('First name').fill('Sample');
    // A reload would remove this title.
    await page.evaluate(() => {
      document.title = 'Marked';
    });

    site.publish(before, after);
    const other = await context.newPage();
    await other.goto(`${site.server.url}/AboutUs`);
    await expect(updateButton(other)).toBeVisible();
    await expect(words(other, before)).toBeVisible();
    await expect(newVersion(page)).toBeVisible();

    await updateButton(other).click();
    await expect(words(other, after)).toBeVisible();
    await untilRegistered(other);
    await expect(newVersion(other)).toHaveCount(0);

    await expect(newVersion(page)).toBeVisible();
    await expect(page).toHaveTitle('Marked');
    await expect(page.getByLabel('First name')).toHaveValue('Sample');

    // The update has removed the other pages' old code.
    await page.bringToFront();
    await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
    await expect(words(page, after)).toBeVisible();
    await expect(page).toHaveURL('/AboutUs');
    await page.goto('/Inroll/3');
    await expect(page.getByLabel('First name')).toHaveValue('Sample');
  });

  test('while a new version waits, pages load the files of their own release @all', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await untilInstalled(page);
    // Publishing removes the earlier files from the server.
    site.publish(before, after);
    await page.reload();
    await expect(newVersion(page)).toBeVisible();
    for (const address of ['/Courses', '/AboutUs?utm_source=a', '/']) {
      await page.goto(address);
      await expect(words(page, before)).toBeVisible();
    }
    await updateButton(page).click();
    await expect(words(page, after)).toBeVisible();
    await untilTakenOver(page);
    await site.server.stop();
    for (const address of ['/Courses', '/AboutUs?utm_source=a']) {
      await page.goto(address);
      await expect(words(page, after)).toBeVisible();
    }
  });
});

test.describe('without a worker', () => {
  // The browser logs the failed requests, and React logs the error that the error boundary caught.
  test.use({
    expectedConsole: [
      /Failed to load resource|Refused to apply style|Unable to preload CSS|dynamically imported module/,
    ],
  });

  test('if a new release has removed a page’s code, a link to the page reloads the site and keeps typed input', async ({
    page,
    site,
  }) => {
    await page.goto('/ContactUs');
    await page.getByLabel('Message').fill('A sample question');
    site.publish(before, after);
    await follow(page, 'About Us');
    await expect(heading(page)).toHaveText(about);
    await expect(words(page, after)).toBeVisible();
    await untilTakenOver(page);
    await follow(page, 'Contact Us');
    await expect(page.getByLabel('Message')).toHaveValue('A sample question');
  });
});
