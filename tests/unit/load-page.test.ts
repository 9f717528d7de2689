import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
});

/** Imports the modules as a newly opened page does. */
async function open() {
  vi.resetModules();
  const { registerUnsavedInput } = await import('../../src/ui/unsaved-input');
  const { loadPage } = await import('../../src/app/load-page');
  return { registerUnsavedInput, loadPage };
}

const broken = async () => Promise.reject(new Error('Broken'));

test('a page whose code fails to load reloads the document once', async () => {
  void (await open()).loadPage(broken);
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  await expect((await open()).loadPage(broken)).rejects.toThrow('Broken');
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['beforeunload', 'pagehide'])(
  'the document is not reloaded while the visitor is leaving (%s), and the page loads if they stay',
  async (event) => {
    const { loadPage } = await open();
    const importPage = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Aborted'));
    const page = loadPage(importPage.mockResolvedValue('the page'));
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
  const { loadPage, registerUnsavedInput } = await open();
  registerUnsavedInput(async () => saved);
  await expect(loadPage(broken)).rejects.toThrow('Broken');
  expect(reload).not.toHaveBeenCalled();
});
