import type { MisbehavingProxy } from '../../faults/support/misbehaving-proxy';
import { alerts, fillIn, submitOffline, success } from '../support/enrolment';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** Divides every `AbortSignal` timeout by 20, including those for a response and for the lock. */
function shortenTimeouts(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(ms / 20);
}

const retry = (visitor: Visitor): Promise<void> =>
  visitor.evaluate(() => void dispatchEvent(new Event('online')));

/** Sends the queued request, and waits until the proxy holds back the academy's response. */
async function sendUntilAnswered(visitor: Visitor, network: MisbehavingProxy): Promise<void> {
  network.misbehave('response held');
  network.setOffline(false);
  await retry(visitor);
  await expect.poll(network.heldResponses).toBe(1);
  network.misbehave('none');
}

test('another page takes over the lock that a frozen page holds, and sends the request once @all', async ({
  device,
  network,
  email,
  expectOnce,
}) => {
  const run = await device.start(shortenTimeouts);
  // A page without the site's code mimics a frozen page, because all it does is hold the lock.
  const frozen = await run.openTab();
  await frozen.open('/icon.svg');
  const form = await run.openTab();
  await fillIn(form, email);
  network.setOffline(true);
  await submitOffline(form);
  // Hold the lock before the network is back. Otherwise, the form may send the request first.
  await frozen.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const hold = () => new Promise<void>(() => resolve());
        void navigator.locks.request('jambatan-outbox', hold).catch(() => undefined);
      }),
  );

  network.setOffline(false);
  await retry(form);
  await form.sees(success, alerts);
  await expectOnce(form);
});

for (const [end, leave, tag] of [
  ['is closed', (page: Visitor) => page.close(), ' @all'],
  // WebKit freezes the page in its bfcache, where the page must hold neither the lock nor a
  // transaction.
  ['navigates away', (page: Visitor) => page.open('/icon.svg'), ''],
] as const) {
  test(`if the sending page ${end}, another page sends the request again, and it is stored once${tag}`, async ({
    openTab,
    network,
    email,
    expectOnce,
  }) => {
    const form = await openTab();
    await fillIn(form, email);
    network.setOffline(true);
    await submitOffline(form);
    await sendUntilAnswered(form, network);
    // Open the other tab only now, so that it cannot be the one that sends the request first.
    const other = await openTab();
    await other.open('/Courses');
    await leave(form);

    await other.bringToFront();
    await retry(other);
    await other.sees(success, alerts);
    await expectOnce(other);
    expect(new Set(network.tries.map(({ key }) => key)).size).toBe(1);
  });
}
