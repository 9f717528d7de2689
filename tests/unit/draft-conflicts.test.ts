import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf, keep, makeDevice, pass } from './support/kept-draft';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a request is handed over', () => {
  test('what was typed last is stored before, and then nothing: no ghost', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    await pass(500);
    const commit = device.hold();
    keeper.type('Ab');
    await pass(500);
    keeper.type('Abc');
    const suspended = keeper.suspend();
    commit();
    await suspended;
    expect(device.log).toEqual(['write A', 'write Ab', 'write Abc']);

    // The outbox takes it, and the draft with it.
    device.stored = undefined;
    keeper.leave();
    await pass(0);
    await pass(5000);
    expect(device.stored).toBeUndefined();
    keeper.resume();
    keeper.stepChanged(1);
    await pass(5000);
    keeper.leave();
    await pass(0);
    expect(await keeper.flush()).toBe(true);
    expect(device.stored).toBeUndefined();
    expect(keeper.view().status).toEqual({ kind: 'none' });

    keeper.type('Another');
    await pass(500);
    expect(device).toMatchObject({ stored: { form: { firstName: 'Another' } } });
  });

  test('an emptied form after it asks the device for nothing more', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    await keeper.suspend();
    device.stored = undefined;
    keeper.type('');
    keeper.resume();
    await pass(5000);
    expect(device.log).toEqual(['read']);
    expect(keeper.view().status).toEqual({ kind: 'none' });
  });

  test('where the outbox did not take it, the draft is still there', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    await keeper.suspend();
    keeper.resume();
    await pass(0);
    expect(keeper.view().status).toMatchObject({ kind: 'saved' });
    expect(device.stored?.form.firstName).toBe('A');
  });

  test('where it was sent without the outbox, its draft goes with the form', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    await keeper.suspend();
    keeper.type('');
    keeper.resume();
    await pass(500);
    expect(device.stored).toBeUndefined();
  });

  test('who asks meanwhile whether all is safe waits for the end of it', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    await keeper.suspend();
    let safe: boolean | undefined;
    const asked = keeper.flush().then((answer) => (safe = answer));
    await pass(5000);
    expect(safe).toBeUndefined();
    keeper.resume();
    await asked;
    expect(safe).toBe(true);
  });
});

describe('a device that refuses', () => {
  test('is told of; the next keystroke tries anew', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    device.refuses = true;
    keeper.type('A');
    await pass(500);
    expect(keeper.view().status).toEqual({ kind: 'unavailable' });
    expect(await keeper.flush()).toBe(false);
    expect(keeper.told).toEqual([]);
    device.refuses = false;
    keeper.type('Ab');
    await pass(500);
    expect(keeper.view().status).toMatchObject({ kind: 'saved' });
    expect(await keeper.flush()).toBe(true);
  });

  test('is told of at once where it could not be read', async () => {
    const keeper = keep(makeDevice(), 'unavailable');
    expect(keeper.view().status).toEqual({ kind: 'unavailable' });
    expect(await keeper.flush()).toBe(true);
  });

  test('nothing is written before the device was read', async () => {
    const device = makeDevice(draftOf('Earlier'));
    const keeper = keep(device, 'unavailable');
    keeper.type('A');
    await pass(500);
    expect(device.log).toEqual(['read']);
    expect(keeper.view()).toEqual({ status: { kind: 'unsaved' }, otherTab: 'changed' });
    expect(device.stored?.form.firstName).toBe('Earlier');
    // Having been offered the earlier one, the visitor goes on typing.
    keeper.type('Ab');
    await pass(500);
    expect(device.stored?.form.firstName).toBe('Ab');
  });

  test('nor is anything noted that would take the place of what was not read', async () => {
    const device = makeDevice(draftOf('Earlier'));
    const keeper = keep(device, 'unavailable');
    keeper.type('A');
    keeper.leave();
    await pass(500);
    expect(device.log).toEqual(['read']);
    expect(device.noted).toEqual([]);
  });
});

describe('another tab', () => {
  test('has saved another version: it is offered, and loaded when asked for', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    device.stored = draftOf('There', 900);
    await keeper.look();
    expect(keeper.view()).toEqual({ status: { kind: 'none' }, otherTab: 'changed' });
    expect(keeper.shown).toEqual([]);
    // Neither leaving nor another step here takes the place of the later change there.
    keeper.stepChanged(1);
    await pass(500);
    keeper.leave();
    await pass(0);
    expect(device.stored).toEqual(draftOf('There', 900));
    await keeper.load();
    expect(keeper.shown).toEqual([draftOf('There', 900)]);
    expect(keeper.view()).toEqual({ status: { kind: 'saved', at: 900 }, otherTab: 'none' });
  });

  test('is overwritten by the next change here', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    device.stored = draftOf('There');
    await keeper.look();
    keeper.type('Here');
    await pass(500);
    expect(device.stored).toMatchObject({ form: { firstName: 'Here' } });
    expect(keeper.view().otherTab).toBe('none');
  });

  test('has cleared or submitted it: nothing is told, and nothing comes back', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    device.stored = undefined;
    await keeper.look();
    expect(keeper.view()).toEqual({ status: { kind: 'none' }, otherTab: 'none' });
    keeper.leave();
    await pass(0);
    keeper.dispose();
    await pass(1000);
    expect(device.stored).toBeUndefined();
  });

  test('shows the same as this one', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    device.stored = { ...draftOf('A', 77), step: 1 };
    await keeper.look();
    expect(keeper.view()).toEqual({ status: { kind: 'saved', at: 77 }, otherTab: 'none' });
    keeper.leave();
    await pass(0);
    expect(device.log).toEqual(['read']);
  });

  test('is told of while it is open', async () => {
    const keeper = keep(makeDevice());
    keeper.setOpenElsewhere(true);
    expect(keeper.view().otherTab).toBe('open');
    keeper.setOpenElsewhere(false);
    expect(keeper.view().otherTab).toBe('none');
  });
});
