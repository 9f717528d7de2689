import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepDraft } from '../../src/enrolment/page/draft-keeper';
import { blank, draftOf, filledIn, keep, makeDevice, pass } from './support/kept-draft';

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when it is written', () => {
  test('half a second after the last keystroke, once', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    await pass(499);
    keeper.type('Ab');
    await pass(499);
    expect(device.log).toEqual([]);
    expect(keeper.view().status).toEqual({ kind: 'unsaved' });
    await pass(1);
    expect(device.log).toEqual(['write Ab']);
    await pass(10_000);
    expect(device.log).toEqual(['write Ab']);
  });

  test('at once when the page goes, and not again', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    keeper.leave();
    await pass(0);
    expect(device.stored?.form.firstName).toBe('A');
    keeper.leave();
    await pass(0);
    await pass(1000);
    expect(device.log).toEqual(['write A']);
  });

  test('at once when the form is left', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.type('A');
    keeper.dispose();
    await pass(0);
    expect(device.log).toEqual(['write A']);
  });

  test('not where nothing has changed', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    keeper.leave();
    await pass(0);
    keeper.type('Ab');
    keeper.type('A');
    await pass(1000);
    keeper.leave();
    await pass(0);
    expect(device.log).toEqual([]);
  });

  test('saved is told once it is committed, with the time', async () => {
    const device = makeDevice();
    const commit = device.hold();
    const keeper = keep(device);
    keeper.type('A');
    await pass(500);
    expect(keeper.view().status).toEqual({ kind: 'unsaved' });
    await pass(300);
    commit();
    await pass(0);
    expect(keeper.view().status).toEqual({ kind: 'saved', at: 1500 });
    expect(keeper.told).toEqual(['stored']);
  });

  test('what is typed while it is written is written next', async () => {
    const device = makeDevice();
    const commit = device.hold();
    const keeper = keep(device);
    keeper.type('A');
    await pass(500);
    keeper.type('Ab');
    commit();
    await pass(0);
    expect(device.log).toEqual(['write A']);
    expect(keeper.view().status).toEqual({ kind: 'unsaved' });
    await pass(500);
    expect(device.log).toEqual(['write A', 'write Ab']);
  });

  test('the page goes while something older is written: both are, in their order', async () => {
    const device = makeDevice();
    const commit = device.hold();
    const keeper = keep(device);
    keeper.type('A');
    await pass(500);
    keeper.leave();
    keeper.type('Ab');
    keeper.leave();
    keeper.leave();
    expect(device.asked).toEqual(['write A', 'write Ab']);
    commit();
    await pass(0);
    expect(device.log).toEqual(['write A', 'write Ab']);
    expect(keeper.view().status).toMatchObject({ kind: 'saved' });
  });

  test('another step is part of a draft, but makes none', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.stepChanged(1);
    await pass(1000);
    expect(device.log).toEqual([]);
    keeper.type('A');
    await pass(500);
    keeper.stepChanged(0);
    await pass(500);
    expect(device.stored).toMatchObject({ step: 0 });
    expect(device.log).toEqual(['write A', 'write A']);
  });
});

describe('when there is nothing to keep', () => {
  test('a form emptied by hand takes its draft along', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    keeper.type('');
    await pass(500);
    expect(device.stored).toBeUndefined();
    expect(keeper.view().status).toEqual({ kind: 'none' });
  });

  test("'Clear' empties the form and forgets, also what is being written", async () => {
    const device = makeDevice();
    const keeper = keep(device);
    const commit = device.hold();
    keeper.type('A');
    await pass(500);
    const cleared = keeper.clear();
    commit();
    expect(await cleared).toBe(true);
    expect(keeper.shown).toMatchObject([{ form: blank, step: 0 }]);
    await pass(1000);
    expect(device.log).toEqual(['write A', 'remove']);
    expect(keeper.view().status).toEqual({ kind: 'none' });
  });

  test("a device that can't forget is told of, and asked again", async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    device.refuses = true;
    expect(await keeper.clear()).toBe(false);
    expect(keeper.view().status).toEqual({ kind: 'unavailable' });
    // Nothing typed would be lost, so nothing holds up a new version of the site.
    expect(await keeper.flush()).toBe(true);
    device.refuses = false;
    keeper.leave();
    await pass(0);
    expect(device.stored).toBeUndefined();
  });

  test('a form that opens with a request to be mended is no draft until it changes', async () => {
    const device = makeDevice();
    const keeper = keepDraft({
      place: device,
      initial: { form: blank, step: 0 },
      hydrated: 'none',
      typed: { form: filledIn('Refused'), step: 1 },
      now: Date.now,
      show: () => {},
      onStored: () => {},
      onView: () => {},
    });
    keeper.stepChanged(0);
    await pass(1000);
    keeper.leave();
    await pass(0);
    expect(device.log).toEqual([]);
    keeper.formChanged(filledIn('Mended'));
    await pass(500);
    expect(device.log).toEqual(['write Mended']);
  });
});

describe("the next person's form", () => {
  test('is a draft at once, as it is filled in for them', async () => {
    const device = makeDevice();
    const keeper = keep(device);
    keeper.begin(filledIn('Kept'));
    keeper.type('Kept');
    await pass(0);
    expect(device.log).toEqual(['write Kept']);
    expect(keeper.view().status).toMatchObject({ kind: 'saved' });
    await pass(5000);
    expect(device.log).toEqual(['write Kept']);
  });

  test('takes the place of no other version on the device until it is typed in', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    device.stored = draftOf('Elsewhere');
    await keeper.look();
    keeper.begin(filledIn('Kept'));
    keeper.type('Kept');
    await pass(5000);
    expect(device.stored).toEqual(draftOf('Elsewhere'));
    expect(keeper.view().otherTab).toBe('changed');
    keeper.type('Kept and more');
    await pass(500);
    expect(device.stored).toMatchObject({ form: { firstName: 'Kept and more' } });
  });

  test('waits for what is being handed over', async () => {
    const device = makeDevice(draftOf('A'));
    const keeper = keep(device);
    await keeper.suspend();
    device.stored = undefined;
    keeper.begin(filledIn('Kept'));
    await pass(5000);
    expect(device.stored).toBeUndefined();
    keeper.resume();
    await pass(500);
    expect(device).toMatchObject({ stored: { form: { firstName: 'Kept' } } });
  });
});
