import type { Page } from '@playwright/test';
import { enrolment } from '../../src/content/enrolment';
import { notificationOffer } from '../../src/content/notifications';
import { outbox } from '../../src/content/outbox';
import { expectAccessible, phone } from './support/accessible';
import { answerNotifications, runOnWebKit } from './support/device';
import { fillInRequest, submitOffline } from './support/enrolment-form';
import { button, openWith } from './support/outbox-page';
import { heldRecord, queuedRecord, rejectedRecord } from './support/outbox-records';
import { untilInstalled } from './support/service-worker';
import { expect, test, untilTakenOver } from './support/test';

const { answers } = notificationOffer;

const accept = (page: Page) => page.getByRole('button', { name: notificationOffer.accept });
const decline = (page: Page) => page.getByRole('button', { name: notificationOffer.decline });
/** Finds the live region that announces this text. */
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Submits a request offline, with the site installed, and waits until the request is queued. */
async function queueOffline(page: Page, courseId: number) {
  await fillInRequest(page, { courseId });
  await untilInstalled(page);
  await submitOffline(page);
  await page.getByRole('heading', { name: enrolment.queued.title }).waitFor();
}

test.describe('notifications: the offer', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 800 } });

  test.beforeEach(({ expectedConsole }) => void expectedConsole.push(/ERR_INTERNET_DISCONNECTED/));

  test('appears once a request is waiting, and asks for permission only when the visitor accepts', async ({
    page,
  }) => {
    await answerNotifications(page, 'granted');
    await fillInRequest(page);
    await untilInstalled(page);
    await expect(accept(page)).toHaveCount(0);
    await submitOffline(page);
    await expect(accept(page)).toBeVisible();
    await expectAccessible(page, {}, [phone]);
    expect(await page.evaluate('asked')).toEqual([]);
    await accept(page).click();
    await expect(said(page, answers.granted.inBackground)).toBeFocused();
    await expect(accept(page)).toHaveCount(0);
    expect(await page.evaluate('asked')).toEqual(['granted']);
  });

  test('is never shown again on this device after being declined', async ({ page }) => {
    await answerNotifications(page, 'granted');
    await queueOffline(page, 1);
    await decline(page).click();
    await expect(said(page, answers.declined)).toBeFocused();
    await expect(accept(page).or(decline(page))).toHaveCount(0);

    await page.reload();
    await untilTakenOver(page);
    await page.context().setOffline(false);
    await queueOffline(page, 2);
    await expect(button(page, outbox.banner.sendNow)).toBeVisible();
    await expect(accept(page).or(decline(page))).toHaveCount(0);
    expect(await page.evaluate('asked')).toEqual([]);
  });

  test('is not shown on an iPhone, where nothing is sent while the site is closed', async ({
    page,
  }) => {
    await runOnWebKit(page);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
    });
    await answerNotifications(page, 'granted');
    await queueOffline(page, 1);
    await expect(page.getByText(enrolment.queued.sent.whileOpen)).toBeVisible();
    await expect(accept(page)).toHaveCount(0);
  });
});

test('notifications: the badge shows how many requests are waiting or held', async ({ page }) => {
  await page.addInitScript(() => {
    const badges: number[] = [];
    // The system may reject badges, and the page must still work.
    const setAppBadge = (count: number) => Promise.reject(new Error(`${badges.push(count)}`));
    Object.assign(globalThis, { badges });
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge });
  });
  const records = [queuedRecord(1), queuedRecord(2), rejectedRecord(4)];
  await openWith(page, '/Courses', ...records, heldRecord(3));
  await expect.poll(() => page.evaluate('badges.at(-1)')).toBe(3);
  await button(page, outbox.banner.sendNow).click();
  await expect.poll(() => page.evaluate('badges.at(-1)')).toBe(1);
});
