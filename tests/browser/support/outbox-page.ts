import type { Page } from '@playwright/test';
import { titleWithLanguage } from '../../../src/content/course';
import type { CourseId } from '../../../src/content/course-ids';
import { courseById } from '../../../src/content/courses';
import { outbox } from '../../../src/content/outbox';
import type { OutboxRecord } from '../../../src/enrolment/outbox/record';
import { storeRecords } from './outbox-records';

export const titleOf = (id: CourseId) => titleWithLanguage(courseById(id));

export const strip = (page: Page) => page.getByRole('region', { name: outbox.strip.label });
export const status = (page: Page) => strip(page).getByRole('status');
export const button = (page: Page, name: string) =>
  strip(page).getByRole('button', { name, exact: true });
export const list = (page: Page) => page.getByRole('dialog', { name: outbox.list.title });
export const entry = (page: Page, id: CourseId) =>
  list(page)
    .getByRole('listitem')
    .filter({ hasText: titleOf(id) });
export const action = (page: Page, name: string, id: CourseId) =>
  list(page).getByRole('button', { name: outbox.actions.of(name, titleOf(id)) });

/** Opens a page of a device on which earlier visits left these records. */
export async function openWith(page: Page, path: string, ...records: OutboxRecord[]) {
  await storeRecords(page, ...records);
  await page.goto(path);
}

export async function openList(page: Page) {
  await button(page, outbox.strip.details).click();
  await list(page).waitFor();
}

/** What stands in step 'Personal Info' of a form that opens with an earlier request. */
export async function restoredFirstName(page: Page) {
  await page.getByRole('heading', { name: 'Course Info' }).waitFor();
  await page.getByRole('button', { name: 'Personal Info' }).click();
  return page.getByLabel('First name');
}
