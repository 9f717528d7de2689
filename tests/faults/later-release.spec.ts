import { join } from 'node:path';
import { fullTitles } from '#words/course-titles';
import { enrolment as words } from '#words/enrolment';
import { notFound } from '#words/not-found';
import { outbox } from '#words/outbox';
import { pwa } from '#words/pwa';
import { receipt as receiptWords } from '#words/receipt';
import { courseLanguages, isOffered } from '../../src/content/course-ids';
import { paths } from '../../src/content/paths';
import type { Entry } from '../../src/enrolment/core/database';
import type { AcceptedRecord, Withdrawal } from '../../src/enrolment/core/record';
import { unsent } from '../../src/enrolment/core/outbox';
import { toRequestMessage } from '../../src/site/requested-course';
import { button, list } from '../browser/support/outbox-page';
import { acceptedRecord, queuedRecord } from '../browser/support/outbox-records';
import { untilInstalled } from '../browser/support/service-worker';
import { readStored, store } from '../browser/support/stored';
import { untilTakenOver } from '../browser/support/test';
import { enrolment, post, storedRows } from '../server/support/requests';
import { startServer } from '../server/support/start-server';
import { inFolder } from '../support/rounds';
import released from '../support/release-1.0/device.json' with { type: 'json' };
import { addedField, addedFieldMissing, buildLaterRelease } from './support/later-release';
import { expect, test } from './support/test';

const title = outbox.noLongerOffered(fullTitles[5]);
const minute = 60_000;

/** A request of release 1.0 for course 5 that waits after a 503, so that opening a page doesn't send it. */
const queued = queuedRecord(5);
const withdrawn = acceptedRecord(5, { reference: 'JLA-SAMPLE-5' });
const failed = {
  attempts: 3,
  departed: true,
  lastFailure: { kind: 'status', status: 503 },
  wait: queued.wait,
} as const;
const withdrawal: Withdrawal = { ...unsent(withdrawn, Date.now() - minute), ...failed };
const draft = {
  title: fullTitles[5],
  form: { ...queued.form, lastName: 'Unfinished' },
  step: 1,
  changedAt: Date.now() - minute,
};

/** What release 1.0 has stored on the device, and more for the course that is dropped later. */
const entries = [
  ...(released as unknown as Entry[]),
  { key: ['request', queued.id], value: queued },
  { key: ['request', withdrawn.id], value: withdrawn },
  { key: ['withdrawal', withdrawn.id], value: withdrawal },
  { key: ['draft', 5], value: draft },
] as Entry[];

/** A receipt for course 5 with a reply, as release 1.0 stored it. */
const replied = released.find(({ key }) => key[1] === '00000005-5a3e-4c1b-8f2d-0123456789ab')
  ?.value as AcceptedRecord;

const isKept = (value: unknown): value is { readonly id: string } =>
  typeof value === 'object' && value !== null && 'id' in value;

test('a device of release 1.0 loses nothing when a later release drops a course and requires another field', async ({
  playwright,
}, { project }) => {
  test.setTimeout(300_000);
  await inFolder(async (folder) => {
    const later = join(folder, 'later');
    const database = { DATABASE_URL: `file:${join(folder, 'enrolments.db')}` };
    const building = buildLaterRelease(later);
    const openDevice = () =>
      playwright.chromium.launchPersistentContext(join(folder, 'profile'), {
        ...project.use.launchOptions,
        serviceWorkers: 'allow',
      });

    const first = await startServer({ entry: 'dist-server/main.js', env: database });
    for (const { value } of entries) {
      const record = value as AcceptedRecord;
      // A server without a reply would take back the one on the device.
      if (record.state !== 'accepted' || record.answer || !isOffered(record.courseId)) continue;
      const { id, courseId } = record;
      const course = { lang: courseLanguages[courseId], message: toRequestMessage(courseId) };
      await post(first.url, { ...enrolment, ...course }, { key: id });
    }
    const before = await openDevice();
    const old = await before.newPage();
    await old.goto(first.url);
    await untilInstalled(old);
    await old.evaluate(store, entries);
    await before.close();
    await first.stop();
    await building;

    const env = { ...database, PORT: new URL(first.url).port };
    const server = await startServer({ entry: join(later, 'dist-server/main.js'), env });
    const device = await openDevice();
    const page = await device.newPage();
    const open = async (path: string) => {
      await page.goto(server.url + path);
      await untilTakenOver(page);
    };
    try {
      await open(paths.requests);
      await page.getByRole('button', { name: pwa.newVersion.update, exact: true }).click();
      await test.step('everything of the dropped course is listed with its title, the draft too', async () => {
        await expect(list(page).getByRole('heading', { name: title })).toHaveCount(4);
        const unfinished = list(page).getByRole('article').filter({ hasText: draft.form.lastName });
        await expect(unfinished).toContainText(title);
        await expect(unfinished.getByRole('link')).toHaveCount(0);
      });

      await test.step('what waits is sent', async () => {
        await button(page, outbox.banner.sendNow).click();
        const isSent = async () =>
          (await readStored(page)).records.filter(
            (each) => isKept(each) && [queued.id, withdrawn.id].includes(each.id),
          );
        await expect
          .poll(isSent)
          .toEqual(
            expect.arrayContaining([
              expect.objectContaining({ id: queued.id, state: 'accepted' }),
              expect.objectContaining({ id: withdrawn.id, state: 'withdrawn' }),
            ]),
          );
      });

      await test.step('a receipt is shown with its title, and offers the phone instead of a correction', async () => {
        await open(paths.receipt(replied.id));
        await expect(list(page)).toContainText(title);
        await expect(list(page)).toContainText(String(replied.reference));
        await expect(list(page)).toContainText(String(replied.answer?.sentence));
        await expect(list(page)).toContainText(receiptWords.correction.dropped);
      });

      await test.step('the course’s pages are Not Found', async () => {
        for (const path of [paths.courseDetails(5), paths.enrolment(5)]) {
          await open(path);
          await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
          expect((await device.request.get(server.url + path)).status()).toBe(404);
        }
      });

      await test.step('an earlier draft opens, and its form asks for the new field', async () => {
        await open(paths.enrolment(1));
        await page.getByRole('button', { name: words.submit, exact: true }).click();
        await expect(page.getByRole('alert').getByRole('link', { name: addedField })).toBeVisible();
        await expect(page.getByText(addedFieldMissing)).toBeVisible();
        await expect(page.getByLabel('Last name')).toHaveValue('Draft');
      });

      const rows = storedRows(server.databaseFile);
      const { message } = queued.request;
      expect(rows.filter((row) => row.idempotency_key === queued.id)).toMatchObject([{ message }]);
      const isWithdrawn = { withdrawn_at: expect.any(String) };
      expect(rows.find((row) => row.idempotency_key === withdrawn.id)).toMatchObject(isWithdrawn);
    } finally {
      await device.close();
      await server.stop();
    }
  });
});
