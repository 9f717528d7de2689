import type { Page } from '@playwright/test';
import { paths } from '../../src/content/addresses';
import { outbox } from '../../src/content/outbox';
import { requests } from '../../src/content/requests';
import { refuseStorage } from '../browser/support/device';
import { fillPersonalInfo, openForm } from '../browser/support/enrolment-form';
import {
  action,
  entry,
  list,
  note,
  openWith,
  openWithUnsent,
  titleOf,
} from '../browser/support/outbox-page';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  unsentRecord,
} from '../browser/support/outbox-records';
import type { Screen } from './screen';

const day = 24 * 3_600_000;

const untilAsked = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title }).waitFor();

async function beginForm(page: Page, courseId: number) {
  await openForm(page, courseId);
  await fillPersonalInfo(page);
  await page.getByText(/^Saved on this device \d\d:\d\d$/).waitFor();
}

/** The page 'Your requests', and what it asks before it forgets something. */
export const requestList: readonly Screen[] = [
  {
    name: 'requests-all',
    open: async (page) => {
      await beginForm(page, 5);
      await openWithUnsent(
        page,
        paths.requests,
        unsentRecord(2),
        queuedRecord(1),
        heldRecord(3),
        rejectedRecord(4),
        acceptedRecord(6, { reference: 'JLA-SAMPLE', acceptedAt: Date.now() - 3 * day }),
        acceptedRecord(7, { reference: null, acceptedAt: Date.now() - 40 * day }),
      );
      await entry(page, 7).waitFor();
    },
  },
  {
    name: 'requests-unavailable',
    open: async (page) => {
      await refuseStorage(page);
      await page.goto(paths.requests);
      await list(page).getByText(requests.unavailable.title).waitFor();
    },
  },
  {
    name: 'requests-withdrawn',
    alike: true,
    open: async (page) => {
      await openWithUnsent(page, paths.requests, unsentRecord(2), acceptedRecord(6));
      await action(page, requests.actions.withdraw, 2).click();
      await note(page)
        .getByText(requests.notes.withdrawn(titleOf(2)))
        .waitFor();
    },
  },
  {
    name: 'request-alone-waiting',
    open: async (page) => {
      const record = unsentRecord(2);
      await openWithUnsent(page, `${paths.requests}#${record.id}`, record, heldRecord(3));
      await page.getByRole('link', { name: requests.alone.back }).waitFor();
    },
  },
  {
    name: 'request-alone-unknown',
    open: async (page) => {
      await openWith(page, `${paths.requests}#unknown`, acceptedRecord(6));
      await list(page).getByText(requests.alone.unknown).waitFor();
    },
  },
  {
    name: 'question-delete',
    alike: true,
    inWindow: true,
    open: async (page) => {
      await openWith(page, paths.requests, queuedRecord(4));
      await action(page, requests.actions.remove, 4).click();
      await untilAsked(page, requests.questions['delete-departed'].title);
    },
  },
  {
    name: 'question-replace-draft',
    inWindow: true,
    open: async (page) => {
      await beginForm(page, 8);
      await openWith(page, paths.requests, rejectedRecord(8));
      await action(page, outbox.alert.correct, 8).click();
      await untilAsked(page, outbox.questions['replace-draft'].title);
    },
  },
];
