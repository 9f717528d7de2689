import { untilInstalled } from '../../browser/support/service-worker';
import { strip } from '../../faults/support/outbox';
import { fillIn } from '../../faults/support/test';
import { submitOffline } from '../support/queue';
import { expect, failedLoads, test } from '../support/test';

test.use({ expectedConsole: failedLoads });

/** Whether a page has asked the browser to clear nothing, in the local storage. */
const askedFor = 'test-asked-to-persist';

test('what is queued: the browser is asked to keep it', async ({
  context,
  engine,
  network,
  email,
}) => {
  await context.addInitScript((name) => {
    // An engine in which pages can't ask has nothing to watch.
    if (!('StorageManager' in globalThis)) return;
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      localStorage.setItem(name, 'yes');
      return Reflect.apply(persist, this, []);
    };
  }, askedFor);
  const page = await context.newPage();
  await fillIn(page, { email });
  await untilInstalled(page);
  const readAnswer = () =>
    page.evaluate(async (name) => {
      if (!('storage' in navigator)) return 'no way to ask';
      if (await navigator.storage.persisted()) return 'kept';
      return localStorage.getItem(name) ? 'asked' : 'not asked';
    }, askedFor);
  // Some browsers ask the visitor in turn: only for a request that is worth it.
  const before = await readAnswer();
  expect(before).toBe(engine === 'webkit' ? 'no way to ask' : 'not asked');
  network.setOffline(true);
  await submitOffline(page);
  await expect(strip(page)).toContainText('1 request saved on this device');
  await expect.poll(readAnswer).not.toBe('not asked');
});
