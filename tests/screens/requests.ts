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
import { holdRequests } from '../browser/support/responses';
import { goWithoutConnection, refuseStorage } from '../browser/support/device';
import { fillPersonalInfo, openForm, untilSaved } from '../browser/support/enrolment-form';
import { courseTitle, entry, openWith, openWithUnsent } from '../browser/support/outbox-page';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  storeRecords,
  unsentRecord,
} from '../browser/support/outbox-records';
import { alert, at, heading, press, screens, untilShown } from './screen';

const day = 24 * 3_600_000;
const unannounced = { announced: false };
const question = (name: string) => (page: Page) => page.getByRole('alertdialog', { name });

async function beginForm(page: Page, courseId: number) {
  await openForm(page, courseId);
  await fillPersonalInfo(page);
  await untilSaved(page);
}

async function askToDeleteData(page: Page) {
  await page.goto(paths.requests);
  await press(page, deleteData.button);
  await untilShown(page, question(deleteData.question.title));
}

/** An answer from the academy with a long but realistic sentence. */
const answered = (state: string, version = 1): RequestReply => ({
  state,
  sentence:
    'We have a place for you in the group that starts on Monday, 7 December. Please call us before Friday so that we can keep it for you, and tell us whether you need a visa.',
  changedAt: '2026-11-21T02:00:00.000Z',
  version,
});

const withdrawalFor = ({ id }: AcceptedRecord, state: 'withdrawn' | 'refused'): Withdrawal => ({
  id,
  changedAt: Date.now(),
  state,
});

/** Opens a receipt, and waits for its title. */
const receipt =
  (title: string, part: Partial<AcceptedRecord> = {}, withdrawal?: 'withdrawn') =>
  async (page: Page) => {
    const record = acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW', per: '6', hours: 12, ...part });
    const stored = withdrawal ? [record, withdrawalFor(record, withdrawal)] : [record];
    await openWith(page, paths.receipt(record.id), ...stored);
    await page.getByRole('article', { name: title }).waitFor();
  };

/** The banner, which shows this device's requests on every page, and the 'Your requests' page. */
const onPages = screens({
  async 'banner-offline'(page) {
    await goWithoutConnection(page);
    await page.goto('/Courses');
    await untilShown(page, outbox.banner.offline);
  },
  'banner-waiting-and-attention': at('/course-details/2', outbox.banner.attention(2), () => [
    queuedRecord(1),
    queuedRecord(2),
    heldRecord(3),
    rejectedRecord(4),
  ]),
  'banner-overdue': at('/HelpCenter', outbox.overdue.text(1), () => [
    queuedRecord(4, { confirmedAt: Date.now() - day }),
  ]),
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
    await untilShown(page, requests.unavailable.title);
  },
  'request-unknown': at(`${paths.requests}#unknown`, requests.single.unknown, () => [
    acceptedRecord(6),
  ]),
  receipt: receipt(replies.states.received.title),
  'receipt-answered': receipt(replies.states['place-offered'].title, {
    answer: answered('place-offered'),
  }),
  'receipt-withdrawn': receipt(replies.withdrawal.withdrawn.title, {}, 'withdrawn'),
  'requests-answered': at(
    paths.requests,
    (page) => entry(page, 7),
    () => {
      const refused = acceptedRecord(7);
      const others = requestStates.map((state, index) =>
        acceptedRecord(courseIds[index] ?? 1, {
          acceptedAt: Date.now() - index * day,
          answer: { ...answered(state, index), ...(index > 2 && { sentence: '' }) },
        }),
      );
      return [...others, refused, withdrawalFor(refused, 'refused')];
    },
  ),
  async 'receipts-from-link'(page) {
    await page.goto(paths.transfer('sample'));
    await page.getByRole('button', { name: transfer.receive.add }).waitFor();
  },
  async 'data-deleted'(page) {
    await storeRecords(page, acceptedRecord(1));
    await askToDeleteData(page);
    await press(page, deleteData.question.accept);
    await untilShown(page, heading(deleteData.done.title));
  },
});

const overThePage = screens(
  {
    'alerts-several': at('/course-details/8', alert(courseTitle(4)), () => [
      acceptedRecord(4, unannounced),
      rejectedRecord(8, unannounced),
      queuedRecord(1),
    ]),
    async 'copy-to-device'(page) {
      await openWith(page, paths.requests, rejectedRecord(8), acceptedRecord(4), acceptedRecord(6));
      await page.getByRole('button', { name: requests.device.copy.title }).click();
      await page.getByRole('img', { name: transfer.panel.qrAlt }).waitFor();
    },
    async 'delete-data-dialog'(page) {
      // The next page would otherwise send the request that is stored as being sent.
      await holdRequests(page);
      await storeRecords(
        page,
        queuedRecord(1),
        heldRecord(2),
        sendingRecord(3),
        rejectedRecord(4),
        acceptedRecord(8, { reference: 'JLA-7K2M-9QXF' }),
        acceptedRecord(10, { reference: null }),
      );
      await beginForm(page, 5);
      await askToDeleteData(page);
    },
  },
  { inWindow: true },
);

export const requestScreens = [...onPages, ...overThePage];
