import {
  alerts,
  countSuccesses,
  fillIn,
  networkError,
  sendLater,
  banner,
  submit,
  submitOffline,
  success,
  untilInstalled,
  untilSettled,
} from '../support/enrolment';
import { oneEngine } from '../driver/tab';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

test('a request whose response is lost is sent again under the same key, and stored once', async ({
  openTab,
  network,
  email,
  rows,
  expectOnce,
}) => {
  const visitor = await openTab();
  await fillIn(visitor, email);
  network.misbehave('response lost');
  await submit(visitor);
  // Keep the fault until the alert appears, because the browser may retry automatically until then,
  // and a retry without the fault would get a response.
  await visitor.sees(networkError, alerts);
  await expect.poll(() => rows().length).toBe(1);
  expect(await countSuccesses(visitor)).toBe(0);

  network.misbehave('none');
  await sendLater(visitor);
  await visitor.sees(success, alerts);
  await expectOnce(visitor);
  // There may be more than two attempts, because the browser may have retried the first one
  // automatically.
  expect(network.tries.length).toBeGreaterThan(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
});

test('a form opens offline, and its request is sent once after the browser is killed and restarted @all', async ({
  device,
  network,
  email,
  rows,
  expectOnce,
}) => {
  const first = await device.start();
  const form = await first.openTab();
  await form.open('/');
  await untilInstalled(form);
  network.setOffline(true);
  await fillIn(form, email);
  await submitOffline(form);
  await first.kill();
  network.setOffline(false);
  expect(rows()).toEqual([]);

  const second = await device.start();
  const visitor = await second.openTab();
  await visitor.open('/AboutUs');
  await visitor.sees(success, alerts);
  await expectOnce(visitor);
  await visitor.open('/');
  await expectOnce(visitor);
});

test('a request that is queued with three tabs open is sent once and announced in only one tab @all', async ({
  openTab,
  network,
  email,
  expectOnce,
}) => {
  const courses = await openTab();
  await courses.open('/Courses');
  await untilInstalled(courses);
  const about = await openTab();
  await about.open('/AboutUs');
  // Wait, so that going offline does not interrupt a file that is still loading.
  for (const tab of [courses, about]) await untilSettled(tab);
  const form = await openTab();
  await fillIn(form, email);
  network.setOffline(true);
  await submitOffline(form);
  const tabs = [courses, about, form];
  for (const tab of tabs) await tab.sees('1 request saved on this device', banner);

  network.setOffline(false);
  // The browser dispatches this event in all tabs at the same time.
  const online = () => void dispatchEvent(new Event('online'));
  await Promise.all(tabs.map((tab) => tab.evaluate(online)));
  await expect.poll(() => countSuccesses(form)).toBe(1);
  for (const tab of tabs) {
    await expect.poll(() => tab.read(banner)).not.toContain('saved on this device');
  }
  await expectOnce(form);
  expect(network.tries).toHaveLength(1);
  const texts = await Promise.all(tabs.map((tab) => tab.read(alerts)));
  expect(texts.filter((text) => text.includes(success))).toHaveLength(1);
});

test('on a device that cannot store anything, the form shows a warning, and the server stores one request @all', async ({
  device,
  network,
  email,
  rows,
}) => {
  const run = await device.start(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Sample', 'QuotaExceededError');
    };
  });
  const visitor = await run.openTab();
  await fillIn(visitor, email);
  await visitor.sees('This form can’t be saved on this device');
  expect(await visitor.read('main')).not.toContain('Saved on this device');

  network.misbehave('response lost');
  await submit(visitor);
  await visitor.sees(networkError, alerts);
  await visitor.sees('This device could not store your request.', alerts);

  network.misbehave('none');
  await submit(visitor);
  await visitor.sees(success, alerts);
  await visitor.sees('Your request was sent successfully.');
  expect(rows()).toHaveLength(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
  expect(await countSuccesses(visitor)).toBe(1);
});

test.describe('a changed request replaces the earlier one', () => {
  const lastPhone = '+60 19-999 9999';
  const lastValues = [expect.objectContaining({ mobile: lastPhone })];

  /**
   * Changes the phone number of a request. The request may be sent automatically in the meantime.
   */
  async function changePhone(visitor: Visitor) {
    await visitor.press('Personal Info');
    await visitor.fill('Phone', lastPhone);
    await visitor.press('Course Info');
  }

  /** Opens a waiting request in its form, and tries again if a page was sending the request. */
  async function edit(visitor: Visitor): Promise<void> {
    await visitor.press('Edit');
    await visitor.sees(/Course Info|has changed in the meantime/, 'main');
    if ((await visitor.read('main')).includes('has changed in the meantime')) await edit(visitor);
    else await visitor.sees('Course Info', 'main h2');
  }

  test(
    'if the request is changed after a 503 @all',
    { tag: oneEngine },
    async ({ openTab, network, email, rows }) => {
      const visitor = await openTab();
      network.misbehave('503');
      await fillIn(visitor, email);
      await submit(visitor);
      await visitor.sees('There is nothing to correct', alerts);
      await changePhone(visitor);
      network.misbehave('none');
      await submit(visitor);
      await visitor.sees(success, alerts);
      await expect.poll(rows).toEqual(lastValues);
    },
  );

  test(
    'if the request is changed after its response was lost @all',
    { tag: oneEngine },
    async ({ openTab, network, email, rows }) => {
      const visitor = await openTab();
      network.misbehave('response lost');
      await fillIn(visitor, email);
      await submit(visitor);
      await visitor.sees('Send when I am back online');
      expect(rows()).toHaveLength(1);
      await changePhone(visitor);
      network.misbehave('none');
      await submit(visitor);
      await visitor.sees(success, alerts);
      await expect.poll(rows).toEqual(lastValues);
    },
  );

  test('if the request is changed in another tab while it waits offline @all', async ({
    openTab,
    network,
    email,
    rows,
  }) => {
    const form = await openTab();
    await form.open('/');
    await untilInstalled(form);
    const other = await openTab();
    await other.open('/YourRequests');
    await form.bringToFront();
    await fillIn(form, email);
    network.setOffline(true);
    await submitOffline(form);
    await other.bringToFront();
    // Wait for the picture, because Firefox would log an aborted request for it.
    const hasPicture = () =>
      Boolean(document.querySelector<HTMLImageElement>('.request-card img')?.naturalWidth);
    await expect.poll(() => other.evaluate(hasPicture)).toBe(true);
    await edit(other);
    await changePhone(other);
    network.setOffline(false);
    await submit(other);
    await other.sees(success, alerts);
    await expect.poll(rows).toEqual(lastValues);
  });
});
