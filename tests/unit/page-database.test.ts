import { describe, expect, test } from 'vitest';
import { type Database, type Entry, nameOf } from '../../src/enrolment/core/database';
import { erasureIn, openForPage } from '../../src/enrolment/core/page-database';
import { createDeviceStore, saveDraft } from '../../src/enrolment/core/device';
import { type DeliveryEnvironment, deliverDue } from '../../src/enrolment/core/send';
import { memoryStore } from '../support/memory-store';
import { noon, queuedRecord } from './support/outbox-records';
import { sampleForm } from './support/samples';

/** Creates a device whose operations can be made to fail, and whose database can be deleted. */
function sampleDevice() {
  let store = memoryStore([]);
  const device = { refuses: false, isUnreadable: false };
  const database: Database = {
    async read(keys) {
      if (device.isUnreadable) throw new DOMException('Sample', 'UnknownError');
      return store.read(keys);
    },
    async change(updater, keys) {
      if (device.isUnreadable) throw new DOMException('Sample', 'UnknownError');
      return store.change((stored) => {
        const update = updater(stored);
        if (device.refuses && update.changes.length > 0) {
          throw new DOMException('Sample', 'QuotaExceededError');
        }
        return update;
      }, keys);
    },
  };
  const lose = () => {
    store = memoryStore([]);
  };
  return { device, database, lose };
}

const draft = (value: unknown): Entry => ({ key: ['draft', 1], value });
const request = (value: unknown): Entry => ({ key: ['request', 'a'], value });
const put =
  (...changes: Entry[]) =>
  () => ({ changes, result: undefined });
/** Returns the entries, except for the database's mark. */
const entriesOf = async (database: Database) =>
  (await database.read()).filter(({ key }) => key[0] !== 'erased');

describe('a request that the device refuses to store', () => {
  test('is kept in the page’s memory, and so is everything from then on', async () => {
    const { device, database } = sampleDevice();
    const page = openForPage(database);
    await page.change(put(draft('typed')));
    device.refuses = true;
    await expect(page.change(put(request('refused')))).rejects.toThrow('Sample');
    expect(page.isSaved()).toBe(true);
    const seen: (readonly string[])[] = [];
    await page.changeAnyway((stored) => {
      seen.push(stored.map(({ key }) => nameOf(key)).toSorted());
      return put(request('asked'))();
    });
    expect(seen.at(-1), 'what the device last held').toEqual(['draft 1', 'erased']);
    expect(page.isSaved()).toBe(false);
    device.refuses = false;
    await page.change(put(request('accepted')));
    expect(await page.read()).toEqual([request('accepted')]);
    expect(await entriesOf(database)).toEqual([draft('typed')]);
  });

  test('is kept even if the device could not be read, and after an earlier deletion', async () => {
    const { device, database } = sampleDevice();
    const page = openForPage(database);
    await openForPage(database).erase();
    device.isUnreadable = true;
    await page.changeAnyway(put(request('asked')));
    device.isUnreadable = false;
    expect(await page.read()).toEqual([request('asked')]);
  });

  test('is dropped if the visitor deletes everything in another tab', async () => {
    const { device, database } = sampleDevice();
    const [page, other] = [openForPage(database), openForPage(database)];
    await page.change(put(draft('typed')));
    device.refuses = true;
    await page.changeAnyway(put(request('asked')));
    device.refuses = false;
    await other.erase();
    expect(await entriesOf(page)).toEqual([]);
    expect(page.isSaved()).toBe(true);
  });
});

test('a request that waits on a device that has become full is still sent, and its outcome shown', async () => {
  const { device, database } = sampleDevice();
  const page = openForPage(database);
  await page.change(put({ key: ['request', queuedRecord.id], value: queuedRecord }));
  device.refuses = true;
  const store = createDeviceStore(page, () => noon);
  const sent: string[] = [];
  const environment: DeliveryEnvironment = {
    device: store,
    lock: { hold: (work) => work(), take: (_, work) => work(true) },
    async attempt({ id }) {
      sent.push(id);
      return { kind: 'accepted', reference: 'R' };
    },
    isOnline: () => true,
    now: () => noon,
    random: () => 0,
  };
  await deliverDue(environment, 'timer');
  await deliverDue(environment, 'manual');
  expect(sent).toEqual([queuedRecord.id]);
  expect((await store.read()).records).toMatchObject([{ state: 'accepted', reference: 'R' }]);
});

describe('a database that the browser deletes under an open page', () => {
  test('gets back what the page knew, with the next read', async () => {
    const { database, lose } = sampleDevice();
    const page = openForPage(database);
    await page.change(put(draft('typed'), request('waits')));
    lose();
    expect(await entriesOf(page)).toEqual([draft('typed'), request('waits')]);
    expect(await entriesOf(database)).toEqual([draft('typed'), request('waits')]);
  });

  test('gets it back with the next keystroke, together with what was typed', async () => {
    const { database, lose } = sampleDevice();
    const page = openForPage(database);
    await page.change(put(draft('typed'), request('waits')));
    lose();
    await page.change(put(draft('typed more')), [['draft', 1]]);
    expect(await entriesOf(database)).toEqual([draft('typed more'), request('waits')]);
  });

  test('gets it back even if another page has already begun a new database', async () => {
    const { database, lose } = sampleDevice();
    const page = openForPage(database);
    await page.change(put(draft('typed'), request('waits')));
    lose();
    await openForPage(database).change(put(request('newer')));
    expect(await entriesOf(page)).toEqual([request('newer'), draft('typed')]);
  });

  test('still accepts a draft that was typed since an earlier deletion', async () => {
    const { database, lose } = sampleDevice();
    const page = openForPage(database);
    await page.erase();
    const erased = erasureIn(await page.read());
    lose();
    await openForPage(database).change(put(request('newer')));
    const form = { title: '', form: sampleForm, step: 0, changedAt: noon } as const;
    const save = { courseId: 1, draft: form, erased, hasRead: true };
    expect(await saveDraft(page, save)).toBe(true);
    expect(erasureIn(await page.read())).toBe(erased);
  });

  test('stays empty after the visitor has deleted everything', async () => {
    const { database } = sampleDevice();
    const [page, other] = [openForPage(database), openForPage(database)];
    await page.change(put(request('waits')));
    await other.erase();
    expect(await entriesOf(page)).toEqual([]);
    await page.change(put(draft('typed')));
    expect(await entriesOf(database)).toEqual([draft('typed')]);
  });
});

test('erase() either deletes everything and leaves a mark, or deletes nothing', async () => {
  const { device, database } = sampleDevice();
  const page = openForPage(database);
  await page.change(put(draft('typed'), request('waits')));
  device.refuses = true;
  await expect(page.erase()).rejects.toThrow('Sample');
  expect(await entriesOf(page)).toHaveLength(2);
  device.refuses = false;
  await page.erase();
  expect(await page.read()).toEqual([{ key: ['erased'], value: expect.any(String) }]);
});
