import type { Page } from '@playwright/test';
import { drafts } from '#words/drafts';
import { requests } from '#words/requests';
import { expect, test } from './support/test';

// The browser logs errors for the blocked files.
test.use({ expectedConsole: [/Failed to load resource|dynamically imported module/] });

/** Blocks one of the site's scripts until the returned function is called. */
async function blockFile(page: Page, file: string): Promise<() => void> {
  let isBlocked = true;
  await page.route(`**/assets/${file}-*.js`, (route) =>
    isBlocked ? route.abort() : route.continue(),
  );
  return () => {
    isBlocked = false;
  };
}

/** Presses 'Clear' and confirms. */
async function clear(page: Page) {
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: drafts.question.accept }).click();
  await expect(page.getByLabel('First name')).toHaveValue('');
}

test('a form keeps its input if its deferred code fails to load, and works once the code has loaded', async ({
  page,
}) => {
  const unblock = await blockFile(page, 'submission');
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
  // Retry, because an earlier attempt to load the code may not have failed yet.
  await expect(async () => {
    await proceed.click({ timeout: 5000 });
    await expect(alert).toContainText('Please fill in all personal', { timeout: 5000 });
  }).toPass();
});

test("'Clear' empties a form even if deferred code fails to load, and reports that the saved draft remains @all", async ({
  page,
}) => {
  await blockFile(page, 'submission');
  await blockFile(page, 'commands');
  await page.goto('/Inroll/2');
  await page.getByLabel('First name').fill('Sample');
  await clear(page);
  await expect(page.getByText(drafts.notCleared)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeVisible();
});

test('the requests page shows an error if its list’s code fails to load, and the visitor can retry @all', async ({
  page,
}) => {
  const unblock = await blockFile(page, 'requests-on-device');
  await page.goto('/YourRequests');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  unblock();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: requests.none.title })).toBeVisible();
});
