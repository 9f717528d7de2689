import { expect, type Page } from '@playwright/test';
import { submitAndConfirm } from '../../browser/support/enrolment-form';
import { networkError } from '../../faults/support/alert-log';
import { queuedHeading, strip } from '../../faults/support/outbox';

/** Lets a request wait that did not get through although the browser takes itself for online. */
export async function sendLater(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: networkError })).toBeVisible();
  await page.getByRole('button', { name: 'Send when I am back online' }).click();
}

/** Confirms what stands in a form, while every connection breaks. */
export async function submitOffline(page: Page): Promise<void> {
  await submitAndConfirm(page);
  await sendLater(page);
  await expect(queuedHeading(page)).toBeVisible();
}

/** Does not wait for the page's next try. */
export const sendNow = (page: Page): Promise<void> =>
  strip(page).getByRole('button', { name: 'Send now' }).click();
