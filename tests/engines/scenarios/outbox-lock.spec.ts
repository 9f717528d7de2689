import { alerts, fillIn, submitOffline, success } from '../support/enrolment';
import { test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** Divides all timeouts by 20: for a response, and for the lock. */
function shortenTimeouts(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(ms / 20);
}

const retry = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => void dispatchEvent(new Event('online')));

test('if a frozen page doesn’t release the lock, another page takes it within 45 s, and sends once', async ({
  device,
  network,
  email,
  expectOnce,
}) => {
  const run = await device.start(shortenTimeouts);
  const form = await run.openTab();
  await fillIn(form, email);
  network.setOffline(true);
  await submitOffline(form);
  // A page without the site's code mimics a frozen page: it holds the lock and does nothing else.
  network.setOffline(false);
  const frozen = await run.openTab();
  await frozen.open('/icon.svg');
  await frozen.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const hold = () => new Promise<void>(() => resolve());
        void navigator.locks.request('jambatan-outbox', hold).catch(() => undefined);
      }),
  );

  await form.bringToFront();
  await retry(form);
  await form.sees(success, alerts);
  await expectOnce(form);
});
