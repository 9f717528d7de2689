import { describe, expect, test } from 'vitest';
import {
  type KeyValueStore,
  type Entry,
  withMemoryFallback,
} from '../../src/enrolment/core/key-value-store';

/** Creates a device whose operations can be made to fail. */
function sampleDevice() {
  const stored = new Map<string, Entry>();
  const device = { refuses: false, isUnreadable: false, stored };
  const entries: KeyValueStore = {
    async read() {
      if (device.isUnreadable) throw new DOMException('Sample', 'UnknownError');
      return [...stored.values()];
    },
    async change(decide) {
      if (device.isUnreadable) throw new DOMException('Sample', 'UnknownError');
      const { changes, result } = decide([...stored.values()]);
      if (device.refuses && changes.length > 0) {
        throw new DOMException('Sample', 'QuotaExceededError');
      }
      for (const entry of changes) {
        if (entry.value === undefined) stored.delete(entry.key.join(' '));
        else stored.set(entry.key.join(' '), entry);
      }
      return result;
    },
  };
  return { ...device, device, entries };
}

const draft = (value: unknown): Entry => ({ key: ['draft', 1], value });
const request = (value: unknown): Entry => ({ key: ['request', 'a'], value });
const put =
  (...changes: Entry[]) =>
  () => ({ changes, result: undefined });

describe('a change that the device refuses to store', () => {
  test('is kept on the page until the device accepts it', async () => {
    const { device, entries } = sampleDevice();
    const page = withMemoryFallback(entries);
    device.refuses = true;
    await page.change(put(draft('typed')));
    expect(page.isStored(['draft', 1])).toBe(false);
    expect(await page.read()).toEqual([draft('typed')]);

    device.refuses = false;
    await page.change(put(request('asked')));
    expect(page.isStored(['draft', 1])).toBe(true);
    expect(await entries.read()).toEqual([draft('typed'), request('asked')]);
  });

  test('is kept on the page even if the device cannot be read', async () => {
    const { device, entries } = sampleDevice();
    const page = withMemoryFallback(entries);
    device.isUnreadable = true;
    await expect(page.read()).rejects.toThrow('Sample');
    await page.change(put(draft('typed')));
    expect(await page.read()).toEqual([draft('typed')]);
  });

  test('is kept together with the entries that the page last read, if the device stops responding', async () => {
    const { device, entries } = sampleDevice();
    const page = withMemoryFallback(entries);
    await page.change(put(request('held')));
    device.isUnreadable = true;
    const seen: (readonly Entry[])[] = [];
    await page.change((stored) => {
      seen.push(stored);
      return { changes: [draft('typed')], result: undefined };
    });
    expect(seen).toEqual([[request('held')]]);
    expect(await page.read()).toEqual([request('held'), draft('typed')]);
    device.isUnreadable = false;
    expect(await page.read()).toEqual([request('held'), draft('typed')]);
  });

  test('is kept if the device was unreadable from the start, even after an earlier deletion', async () => {
    const { device, entries } = sampleDevice();
    const page = withMemoryFallback(entries);
    const erased: Entry = { key: ['erased'], value: 'earlier' };
    await entries.change(put(erased));
    device.isUnreadable = true;
    await page.change(put(request('sending')));
    expect(await page.read()).toEqual([request('sending')]);
    expect(page.isReadable()).toBe(false);
    device.isUnreadable = false;
    expect(await page.read()).toEqual([erased, request('sending')]);
    expect(page.isReadable()).toBe(true);
  });

  test('is dropped if the visitor deletes everything in another tab', async () => {
    const { device, entries } = sampleDevice();
    const [page, other] = [withMemoryFallback(entries), withMemoryFallback(entries)];
    device.refuses = true;
    await page.change(put(draft('typed')));
    device.refuses = false;
    await other.erase();
    expect(await page.read()).toEqual([{ key: ['erased'], value: expect.any(String) }]);
  });

  test('is replaced by later changes from another tab', async () => {
    const { device, entries } = sampleDevice();
    const page = withMemoryFallback(entries);
    await entries.change(put(request('waits')));
    device.refuses = true;
    await page.change(put(request('sending')));
    expect(await page.read()).toEqual([request('sending')]);
    device.refuses = false;
    await entries.change(put(request('accepted')));
    expect(await page.read()).toEqual([request('accepted')]);
    expect(page.isStored(['request', 'a'])).toBe(true);
  });

  test('is not kept if it was made with changeOrThrow(), which rejects', async () => {
    const { device, entries } = sampleDevice();
    const page = withMemoryFallback(entries);
    await entries.change(put(request('waits')));
    device.refuses = true;
    await expect(page.changeOrThrow(put(request(undefined)))).rejects.toThrow('Sample');
    expect(await page.read()).toEqual([request('waits')]);
    await page.change(put(draft('typed')));
    await page.changeOrThrow(put(draft(undefined)));
    expect(await page.read(), 'after deleting a draft that was only in memory').toEqual([
      request('waits'),
    ]);
  });
});

test('erase() either deletes everything and leaves a marker, or deletes nothing', async () => {
  const { device, entries } = sampleDevice();
  const page = withMemoryFallback(entries);
  await page.change(put(draft('typed'), request('waits')));
  device.refuses = true;
  await expect(page.erase()).rejects.toThrow('Sample');
  expect(await page.read()).toHaveLength(2);
  device.refuses = false;
  await page.erase();
  expect(await page.read()).toEqual([{ key: ['erased'], value: expect.any(String) }]);
});
