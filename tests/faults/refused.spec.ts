import { submitAndConfirm } from '../browser/support/enrolment-form';
import { successesOf } from './support/alert-log';
import { keptRequests } from './support/device';
import { queueOffline, strip } from './support/outbox';
import { expect, test } from './support/test';

test('a refused request holds up no other; mended, it goes under a new key', async ({
  page,
  context,
  network,
  email,
  rows,
  alerts,
}) => {
  const emails = [1, 2, 3].map((number) => `${number}.${email}`);
  const tabs = await queueOffline(
    context,
    emails.map((address, index) => ({ course: index + 1, email: address })),
  );
  // By its key: which one goes first is the browser's affair, as their pages close meanwhile.
  const [tab = page] = tabs;
  const second = (await keptRequests(tab)).find(({ courseId }) => courseId === 2);
  if (!second) throw new Error('The second request is not on the device.');
  const keys = new Set<string>();
  network.misbehave((key) => (keys.add(key) && key === second.id ? '400' : 'none'));
  for (const form of tabs) await form.close();
  await context.setOffline(false);

  await page.goto('/Courses');
  await expect.poll(() => alerts.length).toBe(3);
  expect(successesOf(alerts)).toHaveLength(2);
  expect(emails.map((address) => rows(address).length)).toEqual([1, 0, 1]);

  await strip(page).getByRole('link', { name: 'Details' }).click();
  await page.getByRole('button', { name: /^Correct it: / }).click();
  await expect(page).toHaveURL('/Inroll/2');
  await page.getByRole('button', { name: 'Personal Info' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(emails[1] ?? '');
  await page.getByLabel('Email').fill(`mended.${email}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: '1 Month' })).toBeChecked();
  await submitAndConfirm(page);
  await expect.poll(() => rows(`mended.${email}`).length).toBe(1);
  await expect.poll(() => successesOf(alerts).length).toBe(3);
  expect(rows(emails[1])).toEqual([]);
  expect(keys.size).toBe(4);
  expect(new Set(successesOf(alerts).map(({ reference }) => reference)).size).toBe(3);
  await expect(strip(page).filter({ hasText: 'your attention' })).toHaveCount(0);
});
