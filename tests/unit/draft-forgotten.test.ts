import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf, keep, makeDevice, pass } from './support/kept-draft';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('everything is forgotten in another tab', () => {
  test('what waits for its half second is never written, and the form is as it opens', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    keeper.type('Ab');
    await pass(300);
    device.stored = undefined;
    keeper.forget();
    keeper.type('');
    await pass(5000);
    keeper.leave();
    keeper.dispose();
    await pass(5000);
    expect(device.log).toEqual(['read']);
    expect(keeper.view()).toEqual({ status: { kind: 'none' }, otherTab: 'none' });
  });

  test('a write that was on its way meanwhile is undone', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    const arrive = device.hold();
    keeper.leave();
    keeper.type('Ab');
    keeper.leave();
    keeper.type('Abc');
    keeper.forget();
    arrive();
    await pass(5000);
    expect(device.log).toEqual(['write A', 'write Ab', 'read', 'remove']);
    expect(device.stored).toBeUndefined();
    expect(keeper.view().status).toEqual({ kind: 'none' });
  });

  test('so is one that had just been written when this tab heard of it', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    await pass(500);
    keeper.forget();
    await pass(0);
    expect(device.stored).toBeUndefined();
  });

  test('what another tab has stored since is left alone, by a tab that hears of it late', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    device.stored = draftOf('Typed since');
    keeper.forget();
    await pass(5000);
    expect(device.stored).toEqual(draftOf('Typed since'));
    expect(keeper.view().otherTab).toBe('changed');
  });

  test('while a request is handed over: the form goes on as a new one', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    await keeper.suspend();
    device.stored = undefined;
    keeper.forget();
    keeper.type('New');
    await pass(500);
    expect(device).toMatchObject({ stored: { form: { firstName: 'New' } } });
  });
});
