import type { MisbehavingProxy } from '../../faults/support/misbehaving-proxy';
import { alerts, fillIn, strip, submitOffline, success } from '../support/enrolment';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

declare global {
  var clockShift: number | undefined;
}

/** Lets the clock of a tab be set, which the site's code reads from then on. */
function letShiftClock(): void {
  const { now } = Date;
  Date.now = () => now() + (globalThis.clockShift ?? 0);
}

/** Lets a minute go by in a tab, which then looks again at what is due. */
const passMinute = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    globalThis.clockShift = 60_000;
    dispatchEvent(new Event('online'));
  });

/** From now on, the page does nothing else, as one whose process is stopped. It can't be asked again. */
const block = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => {
    setTimeout(() => {
      for (;;);
    }, 100);
  });

/** Lets a tab send what waits, until the academy has it and its answer is on the way. */
async function sendUntilAnswered(visitor: Visitor, network: MisbehavingProxy): Promise<void> {
  network.misbehave('answer held');
  network.setOffline(false);
  await visitor.evaluate(() => void dispatchEvent(new Event('online')));
  await expect.poll(network.heldAnswers).toBe(1);
  network.misbehave('none');
}

test('a page is blocked while it sends: after a minute another tab does it, once', async ({
  device,
  network,
  email,
  expectOnce,
}) => {
  const run = await device.start(letShiftClock);
  const other = await run.openTab();
  await other.open('/Courses');
  const form = await run.openTab();
  await fillIn(form, email);
  network.setOffline(true);
  await submitOffline(form);
  await sendUntilAnswered(form, network);
  await block(form);

  await other.sees('Sending…', strip);
  await passMinute(other);
  await other.sees(success, alerts);
  await expectOnce(other);
  expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
});

test('a page is blocked before it sends: after a minute another tab does it, once', async ({
  device,
  network,
  email,
  expectOnce,
}) => {
  const run = await device.start(letShiftClock);
  const other = await run.openTab();
  await other.open('/Courses');
  const form = await run.openTab();
  await fillIn(form, email);
  network.setOffline(true);
  await submitOffline(form);
  await form.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const hold = () => new Promise<void>(() => resolve());
        void navigator.locks.request('jambatan-outbox', hold).catch(() => undefined);
      }),
  );
  await block(form);

  network.setOffline(false);
  await passMinute(other);
  await other.sees(success, alerts);
  await expectOnce(other);
});

test('a page that sends is left, which WebKit keeps: another does it, once', async ({
  openTab,
  network,
  email,
  expectOnce,
}) => {
  const other = await openTab();
  await other.open('/Courses');
  const form = await openTab();
  await fillIn(form, email);
  network.setOffline(true);
  await submitOffline(form);
  await sendUntilAnswered(form, network);
  // No code of the site runs there.
  await form.open('/robots.txt');

  await other.bringToFront();
  await other.evaluate(() => void dispatchEvent(new Event('online')));
  await other.sees(success, alerts);
  await expectOnce(other);
  await form.goBack();
  await expectOnce(other);
});
