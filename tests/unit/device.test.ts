import { describe, expect, test, vi } from 'vitest';
import { takeAlerts } from '../../src/enrolment/core/receipts';
import {
  ageDrafts,
  createDeviceStore,
  type DeviceState,
  parseState,
  saveDraft,
} from '../../src/enrolment/core/device';
import { day } from '../../src/enrolment/core/record';
import { memoryStore } from '../support/memory-store';
import { acceptedRecord, heldRecord, noon } from './support/outbox-records';
import { sampleForm } from './support/samples';

const draft = { title: 'Sample', form: sampleForm, step: 1, changedAt: noon } as const;

describe('a draft', () => {
  /** Stores a draft, uses the device on each of these days, and returns the remaining drafts. */
  async function left(days: readonly number[], changedAt = noon): Promise<DeviceState['drafts']> {
    let now = noon;
    const stored = memoryStore([{ key: ['draft', 1], value: { ...draft, changedAt } }]);
    const device = createDeviceStore(stored, () => now);
    for (const number of days) {
      now = noon + number * day;
      await ageDrafts(stored, now);
    }
    return (await device.read()).drafts;
  }

  test.each([
    [true, 'is thirty days old', [30]],
    [true, 'was not older before, in case the clock is wrong', [31]],
    [true, 'was found to be older a day ago', [31, 32]],
    [false, 'was found to be older more than a day ago', [31, 32.1]],
    [true, 'seemed older while the clock was wrong', [400, 1, 29]],
  ])('is kept: %s, if it %s', async (isKept, _, days) => {
    expect('1' in (await left(days))).toBe(isKept);
  });

  test('typed while the clock was a year fast is deleted once the clock has been right for a day', async () => {
    expect(await left([0, 0.9], noon + 365 * day)).toHaveProperty('1');
    expect(await left([0, 1.1], noon + 365 * day)).toEqual({});
  });

  test('is saved in a transaction that touches nothing else, and is removed with the last input', async () => {
    const stored = memoryStore([{ key: ['draft', 2], value: draft }]);
    const change = vi.spyOn(stored, 'change');
    const save = { courseId: 1, draft, erased: undefined, hasRead: true };
    expect(await saveDraft(stored, save)).toBe(true);
    expect(change.mock.lastCall?.[1]).toEqual([['draft', 1], ['erased']]);
    expect(await stored.read([['draft', 1]])).toEqual([{ key: ['draft', 1], value: draft }]);
    await saveDraft(stored, { ...save, draft: null });
    expect(await stored.read()).toEqual([{ key: ['draft', 2], value: draft }]);
  });

  test('is not saved if all data was deleted in the meantime', async () => {
    const stored = memoryStore([{ key: ['erased'], value: 'id mark' }]);
    const save = { courseId: 1, draft, hasRead: true };
    expect(await saveDraft(stored, { ...save, erased: undefined })).toBe(false);
    expect(await saveDraft(stored, { ...save, erased: 'mark' })).toBe(true);
  });

  test('that the page has not read is not overwritten', async () => {
    const stored = memoryStore([{ key: ['draft', 1], value: draft }]);
    const save = { draft, erased: undefined, hasRead: false };
    expect(await saveDraft(stored, { ...save, courseId: 1 })).toBe(false);
    expect(await saveDraft(stored, { ...save, courseId: 2 })).toBe(true);
  });
});

describe('data stored by another release', () => {
  const read = (value: unknown) => parseState([{ key: ['request', 'x'], value }], noon);

  test('can be read if a page in a language that this release lacks stored it', () => {
    expect(read({ ...heldRecord, language: 'th' }).records).toMatchObject([{ language: 'th' }]);
  });

  test('that cannot be read is counted as unreadable', () => {
    expect(read({ state: 'of a later release' })).toMatchObject({ records: [], unreadable: 1 });
  });

  test('keeps the fields of a later release when other fields are changed', async () => {
    const stored = {
      ...acceptedRecord,
      answer: { state: 'of a later release', version: 3 },
      room: 'B 12',
    };
    const memory = memoryStore([
      { key: ['request', stored.id], value: stored },
      { key: ['draft', 1], value: { ...draft, note: 'kept', form: { ...draft.form, age: '9' } } },
    ]);
    const device = createDeviceStore(memory, () => noon);
    await device.change(takeAlerts);
    const typed = { ...draft, form: { ...draft.form, phone: '1' } };
    await saveDraft(memory, { courseId: 1, draft: typed, erased: undefined, hasRead: true });
    const values = (await memory.read()).map(({ value }) => value);
    expect(values).toContainEqual({ ...stored, announced: true });
    expect(values).toContainEqual({ ...typed, note: 'kept', form: { ...typed.form, age: '9' } });
  });
});
