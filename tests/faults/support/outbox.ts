import type { BrowserContext, Page } from '@playwright/test';
import {
  fillInRequest,
  goOfflineInForm,
  submitAndConfirm,
} from '../../browser/support/enrolment-form';
import { success } from './alert-log';
import { expect } from './test';

/** Finds the wizard's heading for a request that is waiting on this device. */
export const queuedHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Saved on this device – not yet sent' });

export const successAlert = (page: Page) => page.getByRole('alert').filter({ hasText: success });

/** Submits requests offline, each in a separate tab, and stays offline. */
export async function queueOffline(
  context: BrowserContext,
  requests: readonly { readonly course: number; readonly email: string }[],
): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { course, email } of requests) {
    const page = await context.newPage();
    await fillInRequest(page, { courseId: course, person: { Email: email } });
    pages.push(page);
  }
  for (const page of pages) {
    await goOfflineInForm(page);
    await submitAndConfirm(page);
    await expect(queuedHeading(page)).toBeVisible();
  }
  return pages;
}
