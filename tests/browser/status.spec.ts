import { academy } from '../../src/content/academy';
import { enrolment } from '../../src/content/enrolment';
import { labels } from '../../src/content/labels';
import { outbox } from '../../src/content/outbox';
import { requests } from '../../src/content/requests';
import { holdRequests } from './support/answers';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import {
  button,
  details,
  entry,
  list,
  openWith,
  restoredFirstName,
  status,
  banner,
  titleOf,
  untilAnnounced,
} from './support/outbox-page';
import { acceptedRecord, queuedRecord, rejectedRecord } from './support/outbox-records';
import { expect, test } from './support/test';

const success = 'Enrollment submitted successfully!';
const refused = (code: number) => `Submission failed. Status: ${code}. Please check your inputs.`;
const day = 24 * 3_600_000;

test.describe('drafts and queue: the banner', () => {
  test('shows that the device is offline, and disappears once it is online again', async ({
    page,
    context,
    expectedConsole,
  }) => {
    // A picture that comes near the viewport while the device is offline fails to load.
    expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
    const loaded = page.waitForResponse(/site-status.*\.js/);
    await page.goto('/');
    await loaded;
    await expect(banner(page)).toHaveCount(0);
    await context.setOffline(true);
    await expect(status(page)).toHaveText(outbox.banner.offline);
    await expect(banner(page).getByRole('button')).toHaveCount(0);
    await context.setOffline(false);
    await expect(banner(page)).toHaveCount(0);
  });

  test("sends waiting requests when the visitor presses 'Send now', and shows that they are being sent", async ({
    page,
  }) => {
    const release = await holdRequests(page);
    await openWith(page, '/Courses', queuedRecord(5));
    await button(page, outbox.banner.sendNow).click();
    await expect(status(page)).toContainText(outbox.banner.sending);
    await details(page).click();
    await expect(page).toHaveURL('/YourRequests');
    await expect(entry(page, 5)).toContainText(requests.state.sending);
    await expect(details(page)).toHaveCount(0);
    release();
    await expect(page.getByRole('alert').filter({ hasText: success })).toBeVisible();
    await expect(list(page)).toContainText(requests.received.title);
    await expect(banner(page)).toHaveCount(0);
  });

  test('moves the focus to the main content after the visitor sends a request with the keyboard', async ({
    page,
  }) => {
    await openWith(page, '/Courses', queuedRecord(5));
    await button(page, outbox.banner.sendNow).press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: success });
    await expect(alert).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await alert.getByRole('button', { name: labels.dismissNotice }).press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('does not appear for a request that is sent at once', async ({ page }) => {
    await fillInRequest(page);
    await page.evaluate((text) => {
      new MutationObserver(() => {
        if (document.body.textContent?.includes(text)) Object.assign(globalThis, { seen: true });
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    }, outbox.banner.waiting(1));
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(success);
    expect(await page.evaluate('globalThis.seen')).toBeUndefined();
  });

  test('lists other ways to contact the academy once a request has waited 24 hours, and can’t be dismissed', async ({
    page,
  }) => {
    await openWith(page, '/HelpCenter', queuedRecord(4, { confirmedAt: Date.now() - day }));
    await expect(banner(page)).toContainText(outbox.overdue.text(1));
    await expect(button(page, outbox.banner.sendNow)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: academy.phone })).toHaveAttribute(
      'href',
      academy.phoneHref,
    );
    await expect(banner(page).getByRole('button', { name: labels.dismissNotice })).toHaveCount(0);
    await expect(banner(page)).toContainText(outbox.overdue.otherWays);
  });
});

test.describe('drafts and queue: alerts for outcomes that arrive later', () => {
  test('success and rejection are announced once, in the specified words, and shown until dismissed', async ({
    page,
  }) => {
    await openWith(
      page,
      '/',
      acceptedRecord(4, { announced: false, reference: 'JLA-SAMPLE' }),
      rejectedRecord(8, { announced: false, status: 422 }),
    );
    const accepted = page.getByRole('alert').filter({ hasText: titleOf(4) });
    await expect(accepted.getByText(success, { exact: true })).toBeVisible();
    await expect(accepted).toContainText('JLA-SAMPLE');
    const rejected = page.getByRole('alert').filter({ hasText: titleOf(8) });
    await expect(rejected.getByText(refused(422), { exact: true })).toBeVisible();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(accepted).toBeInViewport();
    await accepted.getByRole('button', { name: labels.dismissNotice }).click();
    await expect(accepted).toHaveCount(0);
    await expect(rejected).toBeVisible();

    await untilAnnounced(page);
    await page.reload();
    await expect(status(page)).toContainText(outbox.banner.attention(1));
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('an alert that was never in view is shown again on the next page, but not after that', async ({
    page,
  }) => {
    // In such a short viewport, alerts scroll with the page.
    await page.setViewportSize({ width: 667, height: 320 });
    await openWith(page, '/HelpCenter#how-to-apply', acceptedRecord(4, { announced: false }));
    const alert = page.getByRole('alert').filter({ hasText: success });
    await expect(alert).toBeVisible();
    await expect(alert).not.toBeInViewport();

    await page.goto('/Courses');
    await expect(alert).toBeInViewport();
    await untilAnnounced(page);
    await page.goto('/YourRequests');
    await expect(entry(page, 4)).toContainText(requests.state.accepted);
    await expect(alert).toHaveCount(0);
  });

  test('on a phone, an alert does not cover the scroll target, and scrolls with the page in a short viewport', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await openWith(page, '/', acceptedRecord(4, { announced: false, reference: 'JLA-SAMPLE' }));
    const alert = page.getByRole('alert').filter({ hasText: success });
    await expect(alert).toBeVisible();
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(1);
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(alert).toBeInViewport();
    const [covered, free] = await Promise.all([alert.boundingBox(), heading.boundingBox()]);
    expect(free?.y).toBeGreaterThanOrEqual((covered?.y ?? 0) + (covered?.height ?? 0));

    await page.setViewportSize({ width: 667, height: 320 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(alert).not.toBeInViewport();
  });

  test("'Correct it' opens the form with the rejected input", async ({ page }) => {
    await openWith(page, '/AboutUs', rejectedRecord(8, { announced: false }));
    const alert = page.getByRole('alert').filter({ hasText: refused(400) });
    await alert.getByRole('button', { name: outbox.alert.correct }).click();
    await expect(page).toHaveURL('/Inroll/8');
    await expect(page.getByText(refused(400))).toHaveCount(1);
    await expect(page.getByText(enrolment.unfinished.rejected)).toBeVisible();
    await expect(await restoredFirstName(page)).toHaveValue('Sample');
  });
});
