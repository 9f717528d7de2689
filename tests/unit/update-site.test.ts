import { afterEach, expect, test, vi } from 'vitest';
import { registerUnsavedInput } from '../../src/ui/unsaved-input';
import { untilStarted, updateSite } from '../../src/pwa/update-site';
import { workerNotice } from '../../src/pwa/worker-notice';

afterEach(() => void vi.useRealTimers());

/** Results of saving, in turn. Input typed while the new version starts is saved again. */
const saves: readonly [string, readonly (boolean | Error)[], number, string][] = [
  ['reloads the page if typed input is saved', [true, true], 1, 'starting'],
  ['does not reload the page if typed input cannot be saved', [false], 0, 'unsaved'],
  ['does not reload the page if saving fails', [new Error('full')], 0, 'unsaved'],
  ['does not reload the page if later input cannot be saved', [true, false], 0, 'unsaved'],
];

test.each(saves)('an update to a new version %s', async (_, results, loaded, step) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const left = [...results];
  const release = registerUnsavedInput(async () => {
    const result = left.shift();
    if (result instanceof Error) throw result;
    return result ?? true;
  });
  await updateSite();
  release();
  expect(reload).toHaveBeenCalledTimes(loaded);
  expect(workerNotice()).toEqual({ kind: 'new-version', step });
});

test('a waiting version counts as started once it is activated, or after the time limit', async () => {
  vi.useFakeTimers();
  const version = Object.assign(new EventTarget(), { state: 'installed' as ServiceWorkerState });
  const become = (state: ServiceWorkerState) => {
    version.state = state;
    version.dispatchEvent(new Event('statechange'));
  };
  const onReady = vi.fn<() => void>();
  void untilStarted(version, 5000).then(onReady);
  become('activating');
  await vi.advanceTimersByTimeAsync(4999);
  expect(onReady).not.toHaveBeenCalled();
  become('activated');
  await vi.advanceTimersByTimeAsync(0);
  expect(onReady).toHaveBeenCalledOnce();
  version.state = 'installed';
  void untilStarted(version, 5000).then(onReady);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onReady).toHaveBeenCalledTimes(2);
});
