import type { BrowserContext, Page } from '@playwright/test';
import { forget } from '../../../src/content/forget';
import { expect, test } from '../support/test';

/*
 * A page that is left may be put aside as it is, and be there again when the visitor goes back:
 * Safari does so. The others load it anew, and Firefox puts into the form what it last saw there.
 */

const firstName = (page: Page) => page.getByLabel('First name');

async function openForm(page: Page) {
  await page.goto('/Inroll/1');
  await expect(firstName(page)).toBeEnabled();
}

/** A form with something typed, that was left by address, and another tab with the form. */
async function leaveForm(context: BrowserContext) {
  const other = await context.newPage();
  const page = await context.newPage();
  await openForm(page);
  await firstName(page).fill('Typed first');
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await page.goto('/AboutUs');
  await other.bringToFront();
  await openForm(other);
  await expect(firstName(other)).toHaveValue('Typed first');
  return { page, other };
}

test('back to a form after another tab has forgotten all: it is empty, and nothing comes back', async ({
  context,
}) => {
  const { page, other } = await leaveForm(context);
  await other.goto('/YourRequests');
  await other.getByRole('button', { name: forget.button }).click();
  await other.getByRole('button', { name: forget.question.accept }).click();
  await expect(other.getByRole('heading', { name: forget.done.title })).toBeVisible();
  await page.bringToFront();
  await page.goBack();
  await expect(firstName(page)).toBeEnabled();
  await expect(firstName(page)).toHaveValue('');
  await other.bringToFront();
  await openForm(other);
  await expect(firstName(other)).toHaveValue('');
});
