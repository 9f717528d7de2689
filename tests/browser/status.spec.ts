import { enrolment } from '#words/enrolment';
import { labels } from '#words/labels';
import { outbox } from '#words/outbox';
import { success } from '../faults/support/alert-log';
import { untilNoted } from '../faults/support/device';
import { holdRequests } from './support/responses';
import { button, openWith, restoredFirstName, status, courseTitle } from './support/outbox-page';
import { acceptedRecord, heldRecord, queuedRecord, rejectedRecord } from './support/outbox-records';
import { expect, test } from './support/test';

const refused = (code: number) => `Submission failed. Status: ${code}. Please check your inputs.`;

test("the banner follows the connection and sends waiting requests on 'Send now', and the badge counts them", async ({
  page,
  context,
  expectedConsole,
}) => {
  // A picture that comes near the viewport while the device is offline fails to load.
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => {
    const badges: number[] = [];
    // The system may reject badges, and the page must still work.
    const setAppBadge = (count: number) => Promise.reject(new Error(`${badges.push(count)}`));
    Object.assign(globalThis, { badges });
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge });
  });
  const release = await holdRequests(page);
  await openWith(page, '/Courses', queuedRecord(5), heldRecord(3));
  const badge = () => page.evaluate('badges.at(-1)');
  await expect.poll(badge).toBe(2);
  await context.setOffline(true);
  await expect(status(page)).toContainText(outbox.banner.offline);
  await context.setOffline(false);
  await expect(status(page)).not.toContainText(outbox.banner.offline);

  await button(page, outbox.banner.sendNow).press('Enter');
  await expect(status(page)).toContainText(outbox.banner.sending);
  release();
  const alert = page.getByRole('alert').filter({ hasText: success });
  await expect(alert).toBeVisible();
  await expect(status(page)).toHaveText(outbox.banner.attention(1));
  await expect.poll(badge).toBe(1);

  await test.step('the focus moves to the main content when the focused button disappears', async () => {
    await expect(page.getByRole('main')).toBeFocused();
    await alert.getByRole('button', { name: labels.dismissNotice }).press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

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
