import { enrolment } from '#words/enrolment';
import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import { success } from '../faults/support/alert-log';
import { untilNoted } from '../faults/support/device';
import { openWith, restoredFirstName, status, courseTitle } from './support/outbox-page';
import { acceptedRecord, rejectedRecord } from './support/outbox-records';
import { expect, test } from './support/test';

const refused = (code: number) => `Submission failed. Status: ${code}. Please check your inputs.`;

test('success and rejection are announced once, in the specified words, and stay in view until dismissed, covering nothing', async ({
  page,
}) => {
  await openWith(
    page,
    '/',
    acceptedRecord(4, { announced: false, reference: 'JLA-SAMPLE' }),
    rejectedRecord(8, { announced: false, status: 422 }),
  );
  const accepted = page.getByRole('alert').filter({ hasText: courseTitle(4) });
  await expect(accepted.getByText(success, { exact: true })).toBeVisible();
  await expect(accepted).toContainText('JLA-SAMPLE');
  const rejected = page.getByRole('alert').filter({ hasText: courseTitle(8) });
  await expect(rejected.getByText(refused(422), { exact: true })).toBeVisible();

  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1);
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(rejected).toBeInViewport();
  const [covering, free] = await Promise.all([rejected.boundingBox(), heading.boundingBox()]);
  expect(free?.y).toBeGreaterThanOrEqual((covering?.y ?? 0) + (covering?.height ?? 0));
  await accepted.getByRole('button', { name: labels.dismissNotice }).click();
  await expect(accepted).toHaveCount(0);
  await expect(rejected).toBeVisible();

  await test.step("'Correct it' opens the form with the rejected input", async () => {
    await rejected.getByRole('button', { name: outbox.alert.correct }).click();
    await expect(page).toHaveURL('/Inroll/8');
    await expect(page.getByText(refused(422))).toHaveCount(1);
    await expect(page.getByText(enrolment.unfinished.rejected)).toBeVisible();
    await expect(await restoredFirstName(page)).toHaveValue('Sample');
  });

  await untilNoted(page);
  await page.goto('/');
  await expect(status(page)).toContainText(outbox.banner.attention(1));
  await expect(page.getByRole('alert')).toHaveCount(0);
});
