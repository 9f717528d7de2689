import { fillInRequest, submitAndConfirm } from '../browser/support/enrolment-form';
import { banner } from '../browser/support/outbox-page';
import { findSuccesses } from './support/alert-log';
import { untilNoted } from './support/device';
import { queueOffline, successAlert } from './support/outbox';
import { installedWorker, syncWorker, untilOnline } from './support/sync-worker';
import { expect, test } from './support/test';
import { letTurn, turn } from './support/visibility';

test.use({ serviceWorkers: 'allow' });

test('if three tabs and the worker come online together, there is one row and one alert', async ({
  page,
  context,
  network,
  email,
  alerts,
  expectOnce,
}) => {
  await installedWorker(page);
  const courses = await context.newPage();
  await courses.goto('/Courses');
  const [form] = await queueOffline(context, [{ course: 1, email }]);
  const sync = await syncWorker(context, network.url);

  await Promise.all([context.setOffline(false), sync()]);
  await expect.poll(() => findSuccesses(alerts).length).toBe(1);
  for (const tab of [page, courses, form ?? page]) {
    await expect(banner(tab).filter({ hasText: 'saved on this device' })).toHaveCount(0);
  }
  await untilNoted(page);
  expect(network.tries).toHaveLength(1);
  expectOnce();
});

test('with no page open, the worker sends the request, and the next page shows the alert', async ({
  page,
  context,
  email,
  rows,
  alerts,
  network,
  expectOnce,
}) => {
  const worker = await installedWorker(page);
  const [form] = await queueOffline(context, [{ course: 1, email }]);
  const sync = await syncWorker(context, network.url);
  await Promise.all([page.close(), form?.close()]);
  expect(findSuccesses(alerts)).toEqual([]);
  await context.setOffline(false);
  await untilOnline(worker);
  await sync();
  await expect.poll(() => rows().length).toBe(1);
  const next = await context.newPage();
  await next.goto('/AboutUs');
  await expect(successAlert(next)).toBeVisible();
  expectOnce();
});

test('if the page is closed while it sends the request, the worker sends it again', async ({
  page,
  context,
  network,
  email,
  expectOnce,
}) => {
  await installedWorker(page);
  const sync = await syncWorker(context, network.url);
  await letTurn(context);
  // A headless browser registers syncs, but never runs them automatically.
  await context.addInitScript(() => {
    const { prototype } = (globalThis as unknown as { SyncManager: { prototype: object } })
      .SyncManager;
    Object.assign(prototype, { register: async (tag: string) => localStorage.setItem(tag, '') });
  });
  const form = await context.newPage();
  network.misbehave('response held');
  await fillInRequest(form, { person: { Email: email } });
  await submitAndConfirm(form);
  await expect.poll(network.heldResponses).toBe(1);
  await page.close();
  await turn(form, 'hidden');
  await expect.poll(() => form.evaluate(() => 'enrolments' in localStorage)).toBe(true);
  network.misbehave('none');
  await form.close();
  await sync();
  await expect.poll(() => network.tries.length).toBe(2);
  const next = await context.newPage();
  await next.goto('/AboutUs');
  await expect(successAlert(next)).toBeVisible();
  expectOnce();
});
