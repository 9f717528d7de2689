import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OutboxRecord } from '../../src/enrolment/outbox/record';
import { handedOut } from '../../src/enrolment/outbox/copies';
import { fillDevice, newDevice, openTab } from './support/fake-device';
import {
  acceptedRecord,
  everyState,
  heldRecord,
  noon,
  queuedRecord,
  sendingRecord,
} from './support/outbox-records';

type Tab = Awaited<ReturnType<typeof openTab>>;
let tab: Tab;

beforeEach(async () => {
  newDevice();
  tab = await openTab();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const { id, formOf, form } = queuedRecord;
const draft = { form, step: 1, changedAt: noon } as const;
const gone = { draftOf: formOf, replaces: null };
const named = (name: string, record: OutboxRecord = queuedRecord) => ({ ...record, id: name });

describe('the outbox in IndexedDB', () => {
  test.each(everyState.map((record) => [record.state, record] as const))(
    'gives back what was stored: %s',
    async (_, record) => {
      await tab.outbox.add(record, gone);
      const other = await openTab();
      expect(await other.outbox.get(id)).toEqual(record);
      expect(await other.outbox.all()).toEqual([record]);
    },
  );

  test('lists the oldest first, and no drafts', async () => {
    await tab.drafts.writeDraft(7, draft);
    await tab.outbox.add({ ...named('a'), confirmedAt: 2 }, gone);
    await tab.outbox.add({ ...named('b'), confirmedAt: 1 }, gone);
    expect((await tab.outbox.all()).map((record) => record.id)).toEqual(['b', 'a']);
  });

  test('reads receipts that an earlier release stored, or of what no release knows', async () => {
    const { per, hours, ...older } = acceptedRecord;
    await tab.outbox.add(named('older', older), gone);
    expect(await tab.outbox.get('older')).toEqual(named('older', older));
    expect([per, hours]).toEqual(['1', 0]);
    await tab.outbox.add(named('odd', { ...acceptedRecord, per: '2' as '1', hours: NaN }), gone);
    expect(await tab.outbox.get('odd')).toEqual(named('odd', older));
  });

  test('takes no personal data into a receipt', async () => {
    await tab.outbox.add(queuedRecord, gone);
    await tab.outbox.update(id, (record) => ({ ...record, ...acceptedRecord }));
    expect(await tab.outbox.get(id)).toEqual(acceptedRecord);
  });
});

describe('what enters the outbox', () => {
  test('leaves the drafts of its form, and no others', async () => {
    await tab.drafts.writeDraft(formOf, draft);
    await tab.drafts.writeDraft(7, draft);
    await tab.outbox.add(queuedRecord, gone);
    expect(await tab.drafts.readDraft(formOf, noon)).toBeUndefined();
    expect(await tab.drafts.readDraft(7, noon)).toEqual(draft);
  });

  test.each(everyState.map((record) => [record.state, record] as const))(
    'takes the place of what it mends, unless the outbox has that in hand: %s',
    async (state, record) => {
      await tab.outbox.add(named('mended', record), gone);
      await tab.outbox.add(queuedRecord, { draftOf: formOf, replaces: 'mended' });
      const isLeft = state !== 'held' && state !== 'rejected';
      expect((await tab.outbox.get('mended')) !== undefined).toBe(isLeft);
      expect(await tab.outbox.get(id)).toEqual(queuedRecord);
    },
  );

  test('takes no place of what the visitor has a copy of: both would count', async () => {
    await tab.drafts.writeDraft(formOf, draft);
    const copied = handedOut(named('copied', heldRecord));
    if (!copied) throw new Error('It can be copied.');
    await tab.outbox.add(copied, { draftOf: 9, replaces: null });
    const mended = { draftOf: formOf, replaces: 'copied' };
    await expect(tab.outbox.add(queuedRecord, mended)).rejects.toMatchObject({
      name: 'HandedOutError',
    });
    expect(await tab.outbox.all()).toEqual([copied]);
    expect(await tab.drafts.readDraft(formOf, noon)).toEqual(draft);
  });

  test('a form is cleared for a record only as long as that may stand there', async () => {
    await tab.outbox.add(named('held', heldRecord), { draftOf: 9, replaces: null });
    await tab.drafts.writeDraft(formOf, draft);
    expect(await tab.outbox.makeWay('held', ({ state }) => state === 'rejected')).toBe(false);
    expect(await tab.outbox.makeWay('gone', () => true)).toBe(false);
    expect(await tab.drafts.readDraft(formOf, noon)).toEqual(draft);
    expect(await tab.outbox.makeWay('held', ({ state }) => state === 'held')).toBe(true);
    expect(await tab.drafts.readDraft(formOf, noon)).toBeUndefined();
  });

  test('that the device refuses leaves the draft as it was', async () => {
    await tab.drafts.writeDraft(formOf, draft);
    const full = fillDevice();
    await expect(tab.outbox.add(queuedRecord, gone)).rejects.toBeDefined();
    full.mockRestore();
    expect(await tab.outbox.all()).toEqual([]);
    expect(await tab.drafts.readDraft(formOf, noon)).toEqual(draft);
  });
});

describe('what was opened from a copy', () => {
  test('enters the outbox, and leaves the drafts alone', async () => {
    await tab.drafts.writeDraft(formOf, draft);
    expect(await tab.outbox.adopt(queuedRecord)).toBe(true);
    expect(await tab.outbox.get(id)).toEqual(queuedRecord);
    expect(await tab.drafts.readDraft(formOf, noon)).toEqual(draft);
  });

  test.each(everyState.map((record) => [record.state, record] as const))(
    'changes nothing that is there under its key: %s',
    async (_, record) => {
      await tab.outbox.add(record, gone);
      expect(await tab.outbox.adopt({ ...queuedRecord, attempts: 7 })).toBe(false);
      expect(await tab.outbox.get(id)).toEqual(record);
    },
  );

  test('nor what another release stored there', async () => {
    const stored = { ...queuedRecord, state: 'of a newer release' };
    await tab.deviceDatabase('readwrite', (store) => store.put(stored, ['request', id]));
    expect(await tab.outbox.adopt(queuedRecord)).toBe(false);
  });
});

describe('a change', () => {
  const claim = (by: string) => (record: OutboxRecord) =>
    record.state === 'queued'
      ? { ...sendingRecord, lease: { ...sendingRecord.lease, owner: by } }
      : undefined;

  test('is made by one of two tabs that want it at once', async () => {
    const other = await openTab();
    await tab.outbox.add(queuedRecord, gone);
    const claims = await Promise.all([
      tab.outbox.update(id, claim('a')),
      other.outbox.update(id, claim('b')),
    ]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await tab.outbox.get(id)).toEqual(claims.find(Boolean));
  });

  test('that is declined leaves the record, and what is missing stays so', async () => {
    await tab.outbox.add(heldRecord, gone);
    expect(await tab.outbox.update(id, claim('a'))).toBeUndefined();
    expect(await tab.outbox.get(id)).toEqual(heldRecord);
    expect(await tab.outbox.update('none', () => queuedRecord)).toBeUndefined();
    expect(await tab.outbox.get('none')).toBeUndefined();
  });

  test('can remove a record', async () => {
    await tab.outbox.add(heldRecord, gone);
    expect(await tab.outbox.update(id, () => 'remove')).toBeUndefined();
    expect(await tab.outbox.all()).toEqual([]);
  });

  test('that the device refuses leaves the record as it was', async () => {
    await tab.outbox.add(queuedRecord, gone);
    const full = fillDevice();
    await expect(tab.outbox.update(id, claim('a'))).rejects.toBeDefined();
    full.mockRestore();
    expect(await tab.outbox.get(id)).toEqual(queuedRecord);
  });
});

describe('what is taken back', () => {
  test('leaves the outbox and is the draft of its form, in one', async () => {
    await tab.outbox.add(queuedRecord, gone);
    expect(await tab.outbox.takeBack(id, () => draft)).toBe(true);
    expect(await tab.outbox.all()).toEqual([]);
    expect(await tab.drafts.readDraft(formOf, noon)).toEqual(draft);
  });

  test('does not overwrite what is being typed there', async () => {
    const typed = { ...draft, changedAt: noon + 1 };
    await tab.outbox.add(queuedRecord, gone);
    await tab.drafts.writeDraft(formOf, typed);
    expect(await tab.outbox.takeBack(id, () => draft)).toBe(true);
    expect(await tab.drafts.readDraft(formOf, noon)).toEqual(typed);
  });

  test('takes the place of what is typed there where the visitor agreed', async () => {
    await tab.outbox.add(queuedRecord, gone);
    await tab.drafts.writeDraft(formOf, { ...draft, changedAt: noon + 1 });
    expect(await tab.outbox.takeBack(id, () => undefined, true)).toBe(false);
    expect(await tab.drafts.readDraft(formOf, noon)).toMatchObject({ changedAt: noon + 1 });
    expect(await tab.outbox.takeBack(id, () => draft, true)).toBe(true);
    expect(await tab.drafts.readDraft(formOf, noon)).toEqual(draft);
  });

  test('has to be there still, and what is declined stays', async () => {
    expect(await tab.outbox.takeBack('none', () => draft)).toBe(false);
    await tab.outbox.add(sendingRecord, gone);
    expect(await tab.outbox.takeBack(id, () => undefined)).toBe(false);
    expect(await tab.outbox.get(id)).toEqual(sendingRecord);
    expect(await tab.drafts.readDraft(formOf, noon)).toBeUndefined();
  });
});

test('what waits is not lost to a release that would not take it any more', async () => {
  const request = { ...queuedRecord.request, nation: 'A country that was renamed' };
  await tab.outbox.add({ ...queuedRecord, request }, gone);
  expect(await tab.outbox.all()).toEqual([{ ...queuedRecord, request }]);
});

test('what another release stored and this one cannot read is left alone', async () => {
  const key = ['request', 'later'];
  const later = { ...queuedRecord, state: 'posted' };
  await tab.deviceDatabase('readwrite', async (store) => void store.put(later, key));
  await tab.outbox.add(queuedRecord, { draftOf: formOf, replaces: 'later' });
  expect(await tab.outbox.all()).toEqual([queuedRecord]);
  expect(await tab.outbox.get('later')).toBeUndefined();
  expect(await tab.outbox.update('later', () => 'remove')).toBeUndefined();
  expect(await tab.outbox.takeBack('later', () => draft)).toBe(false);

  const stored = await tab.deviceDatabase(
    'readonly',
    (store) =>
      new Promise((resolve) => {
        const request = store.get(key);
        request.addEventListener('success', () => resolve(request.result));
      }),
  );
  expect(stored).toEqual(later);
});
