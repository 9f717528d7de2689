import {
  alerts,
  countSuccesses,
  fillIn,
  networkError,
  sendLater,
  queuedText,
  submit,
  submitOffline,
  success,
} from '../support/enrolment';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** The browser dispatches this event in all tabs when the connection is back. */
const reconnect = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => void dispatchEvent(new Event('online')));

test('a request whose response is lost survives the browser being killed, and is sent again under the same key and stored once', async ({
  device,
  network,
  email,
  rows,
  expectOnce,
}) => {
  const first = await device.start();
  const form = await first.openTab();
  await fillIn(form, email);
  network.misbehave('response lost');
  await submit(form);
  await form.sees(networkError, alerts);
  await expect.poll(() => rows().length).toBe(1);
  expect(await countSuccesses(form)).toBe(0);
  await sendLater(form);
  await form.sees(queuedText);
  await first.kill();

  network.misbehave('none');
  const second = await device.start();
  const visitor = await second.openTab();
  await visitor.open('/AboutUs');
  await visitor.sees(success, alerts);
  await expectOnce(visitor);
  await visitor.open('/');
  await expectOnce(visitor);
  // There may be more than two attempts, because the browser may have retried one automatically.
  expect(network.tries.length).toBeGreaterThan(1);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
});

// WebKit freezes the page in its bfcache, where the page must hold neither the lock nor a transaction.
test('if the sending page navigates away, another page sends the request again, and it is stored once', async ({
  openTab,
  network,
  email,
  expectOnce,
}) => {
  const form = await openTab();
  await fillIn(form, email);
  network.setOffline(true);
  await submitOffline(form);
  network.misbehave('response held');
  network.setOffline(false);
  await reconnect(form);
  await expect.poll(network.heldResponses).toBe(1);
  network.misbehave('none');
  // Open the other tab only now, so that it cannot be the one that sends the request first.
  const other = await openTab();
  await other.open('/Courses');
  await form.open('/icon.svg');

  await other.bringToFront();
  await reconnect(other);
  await other.sees(success, alerts);
  await expectOnce(other);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
});
