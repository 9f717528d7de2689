import { afterEach, describe, expect, test, vi } from 'vitest';
import { registerUnsavedInput, type SaveInput } from '../../src/ui/unsaved-input';
import { untilStarted, updateSite } from '../../src/pwa/update-site';
import { workerNotice } from '../../src/pwa/worker-notice';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an update to a new version', () => {
  const saves: readonly [string, SaveInput, { loaded: number; step: string }][] = [
    ['reloads the page if typed input is saved', async () => true, { loaded: 1, step: 'starting' }],
    [
      'does not reload the page if typed input cannot be saved',
      async () => false,
      { loaded: 0, step: 'unsaved' },
    ],
    [
      'does not reload the page if saving typed input fails',
      () => Promise.reject(new Error('full')),
      { loaded: 0, step: 'unsaved' },
    ],
  ];

  test.each(saves)('%s', async (_, save, { loaded, step }) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const release = registerUnsavedInput(save);
    await updateSite();
    release();
    expect(reload).toHaveBeenCalledTimes(loaded);
    expect(workerNotice()).toEqual({ kind: 'new-version', step });
  });

  test('does not reload the page if input typed while the new version starts cannot be saved', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const save = vi
      .fn<() => Promise<boolean>>()
      .mockResolvedValueOnce(true)
      .mockResolvedValue(false);
    const release = registerUnsavedInput(save);
    await updateSite();
    release();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a waiting version', () => {
  function waitingVersion() {
    vi.useFakeTimers();
    const version = Object.assign(new EventTarget(), { state: 'installed' as ServiceWorkerState });
    const become = (state: ServiceWorkerState) => {
      version.state = state;
      version.dispatchEvent(new Event('statechange'));
    };
    return { become, started: untilStarted(version, 5000) };
  }

  test('counts as started once it is activated, and not before', async () => {
    const { become, started } = waitingVersion();
    const onReady = vi.fn<() => void>();
    void started.then(onReady);
    become('activating');
    await vi.advanceTimersByTimeAsync(4999);
    expect(onReady).not.toHaveBeenCalled();
    become('activated');
    await started;
    expect(onReady).toHaveBeenCalledOnce();
  });

  test('counts as started after the time limit', async () => {
    const { started } = waitingVersion();
    await vi.advanceTimersByTimeAsync(5000);
    await expect(started).resolves.toBeUndefined();
  });
});
