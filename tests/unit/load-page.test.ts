import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPage } from '../../src/app/load-page';

const reload = vi.fn<() => void>();
let window = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  window = new EventTarget();
  const noted = new Map<string, string>();
  vi.stubGlobal('document', {});
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

const browsers = [
  ['Google Inc.', 'beforeunload'],
  ['', 'beforeunload'],
  // On an iPhone nothing tells of it before.
  ['Apple Computer, Inc.', 'pagehide'],
] as const;

describe.each(browsers)('where the vendor is ‘%s’', (vendor, left) => {
  beforeEach(() => vi.stubGlobal('navigator', { vendor }));

  const failing = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Broken'));

  test('a page whose code does not come is loaded anew, once', async () => {
    const broken = async () => Promise.reject(new Error('Broken'));
    void loadPage('sample', broken);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reload).toHaveBeenCalledOnce();
    const [second] = await Promise.allSettled([
      loadPage('sample', broken),
      vi.advanceTimersByTimeAsync(5000),
    ]);
    expect(second).toMatchObject({ status: 'rejected', reason: new Error('Broken') });
    expect(reload).toHaveBeenCalledOnce();
  });

  test(`who leaves (${left}) is not taken back, and gets the page who stays`, async () => {
    const page = loadPage('sample', failing().mockResolvedValue('the page'));
    if (left === 'beforeunload') window.dispatchEvent(new Event(left));
    await vi.advanceTimersByTimeAsync(1000);
    if (left === 'pagehide') window.dispatchEvent(new Event(left));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reload).not.toHaveBeenCalled();
    await expect(page).resolves.toBe('the page');
  });
});
