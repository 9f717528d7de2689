import type { Page } from '@playwright/test';
import { paths } from '../../src/content/paths';
import { notificationOffer } from '#words/notifications';
import { expectAccessible, phone } from './support/accessible';
import { answerNotifications } from './support/device';
import { fillInRequest, submitOffline } from './support/enrolment-form';
import { untilInstalled } from './support/service-worker';
import { expect, test } from './support/test';

const { answers } = notificationOffer;

const accept = (page: Page) => page.getByRole('button', { name: notificationOffer.accept });
const decline = (page: Page) => page.getByRole('button', { name: notificationOffer.decline });
/** Finds the live region that announces this text. */
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 800 } });

test('notifications: the offer appears once a request is waiting, asks for permission only when the visitor accepts, and disappears once declined @all', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED/);
  await answerNotifications(page, 'granted');
  await fillInRequest(page);
  await untilInstalled(page);
  await expect(accept(page)).toHaveCount(0);
  await submitOffline(page);
  await expect(accept(page)).toBeVisible();
  await expectAccessible(page, {}, [phone]);
  await decline(page).click();
  await expect(said(page, answers.declined)).toBeFocused();
  await expect(accept(page).or(decline(page))).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await page.goto(paths.requests);
  await expect(accept(page)).toBeVisible();
  expect(await page.evaluate('asked')).toEqual([]);
  await accept(page).click();
  await expect(said(page, answers.granted.inBackground)).toBeFocused();
  await expect(accept(page)).toHaveCount(0);
  expect(await page.evaluate('asked')).toEqual(['granted']);
});
