import type { Page } from '@playwright/test';
import { drafts } from '../../src/content/drafts';
import { expect, test } from './support/test';

// What is kept from arriving.
test.use({ expectedConsole: [/Failed to load resource|dynamically imported module/] });

/** Keeps a file of the site's code from arriving, until the function that it gives is called. */
async function blockFile(page: Page, file: string): Promise<() => void> {
  let isBlocked = true;
  await page.route(`**/assets/${file}-*.js`, (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  return () => {
    isBlocked = false;
  };
}

/** Presses 'Clear', and says yes. */
async function clear(page: Page) {
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: drafts.question.accept }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
}

test('a form without what checks and sends it keeps what is typed, and goes on once it is there', async ({
  page,
}) => {
  const unblock = await blockFile(page, 'deferred');
  await page.goto('/Inroll/2');
  await page.getByLabel('First name').fill('Sample');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const proceed = page.getByRole('button', { name: 'Continue' });
  const alert = page.getByRole('alert');
  for (const name of ['Continue', 'Confirmation']) {
    await page.getByRole('button', { name }).click();
    await expect(alert).toContainText('A network error occurred. Please try again.');
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Sample');
  await clear(page);
  await expect(page.getByText(drafts.cleared)).toBeVisible();

  unblock();
  // A try that began before may fail yet: then it is for the visitor to press again.
  await expect(async () => {
    await proceed.click({ timeout: 5000 });
    await expect(alert).toContainText('Please fill in all personal', { timeout: 5000 });
  }).toPass();
});

test("'Clear' empties a form also where nothing else has arrived, and says what it could not do", async ({
  page,
}) => {
  await blockFile(page, 'deferred');
  await blockFile(page, 'commands');
  await page.goto('/Inroll/2');
  await page.getByLabel('First name').fill('Sample');
  await clear(page);
  await expect(page.getByText(drafts.notCleared)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
});

test('the page of the requests says so where they can not be shown, and tries again', async ({
  page,
}) => {
  const unblock = await blockFile(page, 'requests-on-device');
  await page.goto('/YourRequests');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  unblock();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No request yet' })).toBeVisible();
});
