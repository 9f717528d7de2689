import { afterEach, describe, expect, test, vi } from 'vitest';
import { holdUnsavedInput, type SaveInput } from '../../src/enrolment/client/unsaved-input';
import { untilStarted, updateSite } from '../../src/pwa/update-site';
import { workerNotice } from '../../src/pwa/worker-notice';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the update to a new version', () => {
  const saves: readonly [string, SaveInput, { loaded: number; step: string }][] = [
    ['is saved', async () => true, { loaded: 1, step: 'starting' }],
    ['can not be saved', async () => false, { loaded: 0, step: 'unsaved' }],
    ['fails to be saved', () => Promise.reject(new Error('full')), { loaded: 0, step: 'unsaved' }],
  ];

  test.each(saves)('where typed input %s', async (_, save, { loaded, step }) => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const release = holdUnsavedInput(save);
    await updateSite();
    release();
    expect(reload).toHaveBeenCalledTimes(loaded);
    expect(workerNotice()).toEqual({ kind: 'new-version', step });
  });

  test('input typed while the new version starts counts too', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const save = vi
      .fn<() => Promise<boolean>>()
      .mockResolvedValueOnce(true)
      .mockResolvedValue(false);
    const release = holdUnsavedInput(save);
    await updateSite();
    release();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a waiting version has started', () => {
  function waitingVersion() {
    vi.useFakeTimers();
    const container = new EventTarget();
    const worker = Object.assign(new EventTarget(), { state: 'installed' as ServiceWorkerState });
    const started = vi.fn<() => void>();
    const promise = untilStarted(worker, container, 5000).then(started);
    const become = (state: ServiceWorkerState) => {
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    };
    return { container, become, started, promise };
  }

  test('when it controls the page', async () => {
    const { container, started, promise } = waitingVersion();
    container.dispatchEvent(new Event('controllerchange'));
    await promise;
    expect(started).toHaveBeenCalledOnce();
  });

  test('when it is activated, in a browser that leaves that out', async () => {
    const { become, started, promise } = waitingVersion();
    become('activating');
    await vi.advanceTimersByTimeAsync(4999);
    expect(started).not.toHaveBeenCalled();
    become('activated');
    await promise;
    expect(started).toHaveBeenCalledOnce();
  });

  test('or when the time is up', async () => {
    const { started, promise } = waitingVersion();
    await vi.advanceTimersByTimeAsync(5000);
    await promise;
    expect(started).toHaveBeenCalledOnce();
  });
});
