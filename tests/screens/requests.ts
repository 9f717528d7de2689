import { readyReplies } from '#words/ready-replies';
import type { Page } from '@playwright/test';
import { courseIds } from '../../src/content/course-ids';
import { deleteData } from '#words/delete-data';
import { outbox } from '#words/outbox';
import { paths } from '../../src/content/paths';
import { replies } from '#words/replies';
import { requests } from '#words/requests';
import { transfer } from '#words/transfer';
import type { AcceptedRecord, Withdrawal } from '../../src/enrolment/core/record';
import { type RequestReply, requestStates } from '../../src/enrolment/core/request-reply';
import { goWithoutConnection, refuseCopying, refuseStorage } from '../browser/support/device';
import { fillPersonalInfo, openForm, saved } from '../browser/support/enrolment-form';
import {
  action,
  button,
  entry,
  list,
  openDetails,
  openWith,
  openWithUnsent,
  status,
  banner,
  courseTitle,
} from '../browser/support/outbox-page';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  storeRecords,
  unsentRecord,
} from '../browser/support/outbox-records';
import { letRequestsBe } from './network';
import { screens } from './screen';

const day = 24 * 3_600_000;

const untilStatus = (page: Page, text: string) => status(page).filter({ hasText: text }).waitFor();
const untilAsked = (page: Page, title: string) =>
  page.getByRole('alertdialog', { name: title }).waitFor();

async function beginForm(page: Page, courseId: number) {
  await openForm(page, courseId);
  await fillPersonalInfo(page);
  await saved(page).waitFor();
}

async function askToDeleteData(page: Page) {
  await page.goto(paths.requests);
  await page.getByRole('button', { name: deleteData.button }).click();
  await untilAsked(page, deleteData.question.title);
}

/** An answer from the academy with a long but realistic sentence. */
const answered = (version: number): RequestReply => ({
  state: 'place-offered',
  sentence:
    'We have a place for you in the group that starts on Monday, 7 December. Please call us before Friday so that we can keep it for you, and tell us whether you need a visa.',
  changedAt: '2026-11-21T02:00:00.000Z',
  version,
});

/** The banner, which shows this device's requests on every page. */
const onEveryPage = screens({
  async 'banner-offline'(page) {
    await goWithoutConnection(page);
    await page.goto('/Courses');
    await untilStatus(page, outbox.banner.offline);
  },
  async 'banner-sending'(page) {
    await letRequestsBe(page, 'held');
    await openWith(page, '/Courses', queuedRecord(1));
    await button(page, outbox.banner.sendNow).click();
    await untilStatus(page, outbox.banner.sending);
  },
  async 'banner-waiting-and-attention'(page) {
    const records = [queuedRecord(1), queuedRecord(2), heldRecord(3), rejectedRecord(4)];
    await openWith(page, '/course-details/2', ...records);
    await untilStatus(page, outbox.banner.attention(2));
  },
  async 'banner-overdue'(page) {
    await openWith(page, '/HelpCenter', queuedRecord(4, { confirmedAt: Date.now() - day }));
    await banner(page).getByText(outbox.overdue.text(1)).waitFor();
  },
});

const withdrawalFor = ({ id }: AcceptedRecord, state: 'withdrawn' | 'refused'): Withdrawal => ({
  id,
  changedAt: Date.now(),
  state,
});

/** The 'Your requests' page. */
const onTheirPage = screens({
  async 'requests-all'(page) {
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
  async 'requests-unavailable'(page) {
    await refuseStorage(page);
    await page.goto(paths.requests);
    await list(page).getByText(requests.unavailable.title).waitFor();
  },
  async 'request-unknown'(page) {
    await openWith(page, `${paths.requests}#unknown`, acceptedRecord(6));
    await list(page).getByText(requests.single.unknown).waitFor();
  },
  async 'copied-as-text'(page) {
    await refuseCopying(page);
    await openWith(page, paths.requests, queuedRecord(4));
    await openDetails(page, 4);
    await action(page, requests.copy.button, 4).click();
    await page.getByText(requests.copy['by-hand']).waitFor();
  },
  async receipt(page) {
    const record = acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW', per: '6', hours: 12 });
    await openWith(page, paths.receipt(record.id), record);
    await page.getByRole('article', { name: replies.states.received.title }).waitFor();
  },
  async 'receipt-answered'(page) {
    const record = acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW', answer: answered(3) });
    await openWith(page, paths.receipt(record.id), record);
    await page.getByRole('article', { name: replies.states['place-offered'].title }).waitFor();
  },
  async 'receipt-enrolled'(page) {
    const answer = {
      ...answered(4),
      state: 'enrolled',
      sentence: readyReplies.enrolled[0],
    };
    const record = acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW', answer });
    await openWith(page, paths.receipt(record.id), record);
    await page.getByRole('article', { name: replies.states.enrolled.title }).waitFor();
  },
  async 'receipt-withdrawn'(page) {
    const record = acceptedRecord(4, { answer: answered(3) });
    await openWith(page, paths.receipt(record.id), record, withdrawalFor(record, 'withdrawn'));
    await page.getByRole('article', { name: replies.withdrawal.withdrawn.title }).waitFor();
  },
  async 'requests-answered'(page) {
    const refused = acceptedRecord(7);
    await openWith(
      page,
      paths.requests,
      ...requestStates.map((state, index) =>
        acceptedRecord(courseIds[index] ?? 1, {
          reference: 'JLA-SAMPLE',
          acceptedAt: Date.now() - index * day,
          answer: { ...answered(index), state, ...(index > 2 && { sentence: '' }) },
        }),
      ),
      refused,
      withdrawalFor(refused, 'refused'),
    );
    await entry(page, 7).waitFor();
  },
  async 'receipts-from-link'(page) {
    await page.goto(paths.transfer('sample'));
    await page.getByRole('button', { name: transfer.receive.add }).waitFor();
  },
  async 'receipts-from-broken-link'(page) {
    await openWith(page, paths.transfer('sample'), acceptedRecord(6));
    await page.getByRole('button', { name: transfer.receive.add }).click();
    await page.getByText(transfer.receive.broken).waitFor();
  },
  async 'data-deleted'(page) {
    await storeRecords(page, acceptedRecord(1));
    await askToDeleteData(page);
    await page.getByRole('button', { name: deleteData.question.accept }).click();
    await page.getByRole('heading', { name: deleteData.done.title }).waitFor();
  },
});

const overThePage = screens(
  {
    async 'alerts-several'(page) {
      const unannounced = { announced: false };
      const records = [
        acceptedRecord(4, unannounced),
        rejectedRecord(8, unannounced),
        queuedRecord(1),
      ];
      await openWith(page, '/course-details/8', ...records);
      await page
        .getByRole('alert')
        .filter({ hasText: courseTitle(4) })
        .waitFor();
      await untilStatus(page, outbox.banner.waiting(1));
    },
    async 'alert-answered'(page) {
      await openWith(
        page,
        '/Courses',
        acceptedRecord(4, { announced: false, answer: answered(1) }),
      );
      const { title } = replies.states['place-offered'];
      await page.getByRole('alert').filter({ hasText: title }).waitFor();
    },
    async 'alert-enrolled'(page) {
      const answer = { ...answered(1), state: 'enrolled' };
      await openWith(page, '/AboutUs', acceptedRecord(4, { announced: false, answer }));
      const { title } = replies.states.enrolled;
      await page.getByRole('alert').filter({ hasText: title }).waitFor();
    },
    async 'question-withdraw'(page) {
      const record = acceptedRecord(4);
      await openWith(page, paths.receipt(record.id), record);
      await page.getByRole('button', { name: replies.withdrawal.button }).click();
      await untilAsked(page, replies.withdrawal.question.title);
    },
    async 'copy-to-device'(page) {
      await openWith(page, paths.requests, rejectedRecord(8), acceptedRecord(4), acceptedRecord(6));
      await page.getByRole('button', { name: requests.device.copy.title }).click();
      await page.getByRole('img', { name: transfer.panel.qrAlt }).waitFor();
    },
    async 'question-replace-draft'(page) {
      await beginForm(page, 8);
      await openWith(page, paths.requests, rejectedRecord(8));
      await action(page, outbox.alert.correct, 8).click();
      await untilAsked(page, outbox.questions['replace-draft'].title);
    },
    async 'delete-data-dialog'(page) {
      // Hold all POST requests, because the next page would otherwise send the request that is
      // stored as being sent.
      await letRequestsBe(page, 'held');
      await storeRecords(
        page,
        queuedRecord(1),
        heldRecord(2),
        sendingRecord(3),
        rejectedRecord(4),
        acceptedRecord(8, { reference: 'JLA-7K2M-9QXF' }),
        acceptedRecord(6, { reference: 'JLA-3TRB-5WHD' }),
        acceptedRecord(10, { reference: null }),
      );
      await beginForm(page, 5);
      await askToDeleteData(page);
    },
  },
  { inWindow: true },
);

export const requestScreens = [...onEveryPage, ...onTheirPage, ...overThePage];
