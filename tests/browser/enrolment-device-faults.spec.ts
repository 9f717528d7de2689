import type { Page } from '@playwright/test';
import { fillInRequest, submitAndConfirm } from './support/enrolment-form';
import { expect, test } from './support/test';

const success = 'Enrollment submitted successfully!';
const networkError = 'A network error occurred. Please try again.';

/** The first try's answer is lost after the server has stored the request. */
async function loseFirstAnswer(page: Page) {
  const keys: (string | undefined)[] = [];
  await page.route('**/api/notifications', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  return keys;
}

/** Lets the device refuse one kind of operation from `setRefusing(true)` on. */
async function refuseOnDemand(page: Page, operation: 'getAll' | 'put') {
  await page.addInitScript((name) => {
    const original = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...args: unknown[]) {
      if (sessionStorage.getItem('refusing')) {
        throw new DOMException('Sample', 'QuotaExceededError');
      }
      return Reflect.apply(original, this, args);
    } as never;
  }, operation);
  return async (refusing: boolean) => {
    await page.evaluate((value) => {
      sessionStorage.setItem('refusing', value ? 'yes' : '');
      // As another tab says that something has changed.
      const message = { kind: 'outbox-changed' };
      Reflect.apply(BroadcastChannel.prototype.postMessage, new BroadcastChannel('jambatan'), [
        message,
      ]);
    }, refusing);
  };
}

test('drafts and queue: an outbox that can’t be read for a while loses no key and no form', async ({
  page,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const email = 'sample.unreadable@example.org';
  const keys = await loseFirstAnswer(page);
  const setRefusing = await refuseOnDemand(page, 'getAll');
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(networkError);
  const later = page.getByRole('button', { name: 'Send when I am back online' });
  await setRefusing(true);
  await expect(later).toHaveCount(0);
  await setRefusing(false);
  await expect(later).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  await submitAndConfirm(page);
  await expect(page.getByText(success)).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
  expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(1);
});

test('drafts and queue: where the device refuses to wait, the visitor is asked to submit again', async ({
  page,
  listEnrolments,
  expectedConsole,
}) => {
  expectedConsole.push(/net::ERR_FAILED/);
  const email = 'sample.refusing@example.org';
  const keys = await loseFirstAnswer(page);
  const setRefusing = await refuseOnDemand(page, 'put');
  await fillInRequest(page, { person: { Email: email } });
  await submitAndConfirm(page);
  await expect(page.getByRole('alert')).toContainText(networkError);
  await setRefusing(true);
  await page.getByRole('button', { name: 'Send when I am back online' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, submit' }).click();
  await expect(page.getByText(success)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  expect((await listEnrolments()).filter((row) => row.email === email)).toHaveLength(1);
});
