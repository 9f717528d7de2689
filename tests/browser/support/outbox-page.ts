import { expect, type Page } from '@playwright/test';
import type { CourseId } from '../../../src/content/course-ids';
import { fullTitles } from '#words/course-titles';
import { outbox } from '#words/outbox';
import { requests } from '#words/requests';
import type { Deliverable, QueuedRecord } from '../../../src/enrolment/core/record';
import { often } from '../../support/often';
import { goWithoutConnection } from './device';
import { storeRecords } from './outbox-records';
import { readStored } from './stored';

export const courseTitle = (id: CourseId) => fullTitles[id];

export const banner = (page: Page) => page.getByRole('region', { name: outbox.banner.label });
export const status = (page: Page) => banner(page).getByRole('status');
export const button = (page: Page, name: string) =>
  banner(page).getByRole('button', { name, exact: true });
/** The banner's link to the requests page. */
export const details = (page: Page) =>
  banner(page).getByRole('link', { name: outbox.banner.details, exact: true });

/** The main content of the requests page: the list of requests or a single receipt. */
export const list = (page: Page) => page.getByRole('main');
/** A request in the list. A receipt has the course's title, too, but not as a heading. */
export const entry = (page: Page, id: CourseId) =>
  list(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: courseTitle(id) }) });
export const action = (page: Page, name: string, id: CourseId) =>
  list(page).getByRole('button', { name: requests.actions.labelled(name, courseTitle(id)) });
/** Opens the collapsed details of a request, in the list or on its receipt. */
export const openDetails = (page: Page, id: CourseId) =>
  list(page)
    .getByRole('article')
    .filter({ hasText: courseTitle(id) })
    .getByText(requests.details, { exact: true })
    .click();
/** The message that reports the outcome of the last action. */
export const note = (page: Page) => list(page).locator('.callout[role="status"]');

/** Opens a page on a device where earlier visits left these records. */
export async function openWith(page: Page, path: string, ...records: Deliverable[]) {
  await storeRecords(page, ...records);
  await page.goto(path);
}

/**
 * Opens a page on an offline device with a request that is waiting for a connection, and waits
 * until the page's own attempt has ended. A request can't be changed during an attempt.
 */
export async function openWithUnsent(
  page: Page,
  path: string,
  unsent: QueuedRecord,
  ...others: Deliverable[]
) {
  await goWithoutConnection(page);
  await openWith(page, path, unsent, ...others);
  const tried = { id: unsent.id, state: 'queued', attempts: unsent.attempts + 1 };
  await expect
    .poll(async () => (await readStored(page)).records, often)
    .toContainEqual(expect.objectContaining(tried));
}

/**
 * Waits until the form has been restored, goes to its 'Personal Info' step, and returns the 'First
 * name' field.
 */
export async function restoredFirstName(page: Page) {
  await page.getByRole('heading', { name: 'Course Info' }).waitFor();
  await page.getByRole('button', { name: 'Personal Info' }).click();
  return page.getByLabel('First name');
}
