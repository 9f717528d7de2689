import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '../../src/app/load-page';
import { registerUnsavedInput } from '../../src/ui/unsaved-input';

const reload = vi.fn<() => void>();
let window = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  window = new EventTarget();
  const noted = new Map<string, string>();
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { vendor: 'Google Inc.' });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('location', { href: 'https://example.org/', reload });
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => noted.set(key, value),
    removeItem: (key: string) => noted.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

test('a page whose code fails to load reloads the document once', async () => {
  const broken = async () => Promise.reject(new Error('Broken'));
  void loadPage('sample', broken);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  await expect(loadPage('sample', broken)).rejects.toThrow('Broken');
  expect(reload).toHaveBeenCalledOnce();
  // After a successful load, the next failure reloads the document again.
  await loadPage('sample', async () => 'the page');
  void loadPage('sample', broken);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['beforeunload', 'pagehide'])(
  'the document is not reloaded while the visitor is leaving (%s), and the page loads if they stay',
  async (event) => {
    const importPage = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Aborted'));
    const page = loadPage('sample', importPage.mockResolvedValue('the page'));
    window.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    await expect(page).resolves.toBe('the page');
  },
);

test.each([
  ['the device is offline', async () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['the server fails', async () => ({ status: 503 }), true],
  ['typed input cannot be saved', async () => ({ status: 200 }), false],
])('the document is not reloaded if %s', async (_, fetch, saved) => {
  vi.stubGlobal('fetch', fetch);
  const release = registerUnsavedInput(async () => saved);
  await expect(loadPage('other', () => Promise.reject(new Error('Broken')))).rejects.toThrow(
    'Broken',
  );
  expect(reload).not.toHaveBeenCalled();
  release();
});
