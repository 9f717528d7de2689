import type { Page } from '@playwright/test';
import { notificationOffer } from '#words/notifications';
import { expectAccessible, phone } from './support/accessible';
import { answerNotifications } from './support/device';
import { fillInRequest, submitOffline } from './support/enrolment-form';
import { untilInstalled } from './support/service-worker';
import { expect, test } from './support/test';

const accept = (page: Page) => page.getByRole('button', { name: notificationOffer.accept });

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 800 } });

test('notifications: the offer appears once a request is waiting, and asks for permission only when the visitor accepts @all', async ({
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
  expect(await page.evaluate('asked')).toEqual([]);
  await accept(page).click();
  const { inBackground } = notificationOffer.answers.granted;
  await expect(page.getByRole('status').filter({ hasText: inBackground })).toBeFocused();
  await expect(accept(page)).toHaveCount(0);
  expect(await page.evaluate('asked')).toEqual(['granted']);
});
