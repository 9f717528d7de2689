import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf, keep, makeDevice, pass } from './support/kept-draft';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the page ends', () => {
  test('what is being written is noted, and nothing else', async () => {
    const device = makeDevice(draftOf('A'));
    const commit = device.hold();
    const keeper = keep(device);
    keeper.leave();
    keeper.type('Ab');
    await pass(500);
    expect(device.noted).toEqual([]);
    // Half a second after the last keystroke its write is not over either.
    await pass(100);
    keeper.leave();
    const written = draftOf('Ab', 1500);
    expect(device.noted).toEqual([written]);
    commit();
    await pass(0);
    expect(device.stored).toEqual(written);
    keeper.leave();
    expect(device.noted).toEqual([written]);
  });

  test('of a form that was emptied it is noted which draft that was', async () => {
    const device = makeDevice(draftOf('A', 5));
    const keeper = keep(device);
    keeper.type('');
    keeper.leave();
    expect(device.noted).toEqual([{ emptied: 5 }]);
    await pass(0);
    expect(device.stored).toBeUndefined();
  });
});

describe('the browser puts the page aside', () => {
  test('what waits is noted alone, told to others, and no news when the page comes back', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    keeper.putAside();
    keeper.leave();
    expect(device.noted).toEqual([draftOf('A', 1000)]);
    expect(keeper.told).toEqual(['stored']);
    const elsewhere = draftOf('Typed since', 2000);
    device.stored = elsewhere;
    await pass(5000);
    void keeper.look();
    await pass(0);
    expect(device.stored).toEqual(elsewhere);
    expect(keeper.view().otherTab).toBe('changed');
  });

  test('where nothing can be noted, it is stored when the page comes back', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    device.refuses = true;
    keeper.putAside();
    device.refuses = false;
    await pass(500);
    expect(device.stored).toMatchObject({ form: { firstName: 'A' } });
  });

  test('of a form that was emptied it notes which draft that was', async () => {
    const device = makeDevice(draftOf('A', 5));
    const keeper = keep(device);
    keeper.type('');
    keeper.putAside();
    expect(device.noted).toEqual([{ emptied: 5 }]);
    expect(keeper.view().status).toEqual({ kind: 'none' });
  });

  test('of a form as it opened it notes nothing', () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    keeper.putAside();
    expect(device.noted).toEqual([]);
    expect(keeper.told).toEqual([]);
  });
});
