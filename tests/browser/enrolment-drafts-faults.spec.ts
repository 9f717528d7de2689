import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBrowser } from '../faults/support/killable-browser';
import { openCourseInfo, submitAndConfirm } from './support/enrolment-form';
import { expect, test, untilTakenOver } from './support/test';

const success = 'Enrollment submitted successfully!';
const saved = (page: Page) => page.getByText(/^Saved on this device \d\d:\d\d$/);
const refused = (page: Page) => page.getByText('This form can’t be saved on this device');
const firstName = (page: Page) => page.getByLabel('First name');

test('drafts: the browser killed half a second after a keystroke keeps what was typed', async ({
  server,
}) => {
  // Two browsers start one after the other.
  test.slow();
  const profile = await mkdtemp(join(tmpdir(), 'jambatan-profile-'));
  const first = await startBrowser(profile);
  const page = await first.context.newPage();
  await page.goto(`${server.url}/Inroll/1`);
  await firstName(page).fill('Sample');
  await saved(page).waitFor();
  await first.kill();

  const second = await startBrowser(profile);
  const again = await second.context.newPage();
  await again.goto(`${server.url}/Inroll/1`);
  await expect(firstName(again)).toHaveValue('Sample');
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});

test('drafts: the page crashes after it was saved', async ({ page, context }) => {
  await page.goto('/Inroll/1');
  await firstName(page).fill('Sample');
  await saved(page).waitFor();
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  const another = await context.newPage();
  await another.goto('/Inroll/1');
  await expect(firstName(another)).toHaveValue('Sample');
});

for (const [fault, script] of [
  ['is missing', 'Object.defineProperty(globalThis, "indexedDB", { value: undefined })'],
  ['refuses to open', 'indexedDB.open = () => { throw new DOMException("x", "SecurityError"); }'],
  [
    'refuses to write',
    'IDBObjectStore.prototype.put = () => { throw new DOMException("x", "UnknownError"); }',
  ],
  [
    'is full',
    `const { put } = IDBObjectStore.prototype;
     IDBObjectStore.prototype.put = function (...entry) {
       const request = put.apply(this, entry);
       this.transaction.abort();
       return request;
     }`,
  ],
  ['never answers', 'IDBFactory.prototype.open = () => ({ addEventListener() {} })'],
] as const) {
  test(`drafts: the page says so where the device's database ${fault}, and the form works`, async ({
    page,
  }) => {
    await page.addInitScript(script);
    await openCourseInfo(page, 1);
    await expect(refused(page)).toBeVisible();
    await expect(saved(page)).toHaveCount(0);
    await page.getByRole('radio', { name: '1 Month' }).check();
    await submitAndConfirm(page);
    await expect(page.getByRole('alert')).toContainText(success);
  });
}

test('drafts: a device without space is told of, and saves once there is some', async ({
  page,
  context,
  baseURL,
}) => {
  const session = await context.newCDPSession(page);
  const origin = baseURL ?? '';
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/Inroll/1');
  await firstName(page).fill('Sample');
  await expect(refused(page)).toBeVisible();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByLabel('Last name').fill('Learner');
  await expect(saved(page)).toBeVisible();
  await expect(refused(page)).toHaveCount(0);
  await page.reload();
  await untilTakenOver(page);
  await expect(firstName(page)).toHaveValue('Sample');
});

test('drafts: what the browser clears under the page is made anew with the next keystroke', async ({
  page,
  context,
}) => {
  await page.goto('/Inroll/1');
  await firstName(page).fill('Sample');
  await saved(page).waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await page.getByLabel('Last name').fill('Learner');
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await page.reload();
  await untilTakenOver(page);
  await expect(firstName(page)).toHaveValue('Sample');
  await expect(page.getByLabel('Last name')).toHaveValue('Learner');
});
