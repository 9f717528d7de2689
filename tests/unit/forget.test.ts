import { entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChannelMessage } from '../../src/enrolment/channel';
import { deliver } from '../../src/enrolment/outbox/delivery';
import type { OutboxRecord } from '../../src/enrolment/outbox/record';
import { newDevice, openTab } from './support/fake-device';
import { draftOf } from './support/kept-draft';
import { accepted, freeLocks, memoryTabs, mockAnnounce, named } from './support/memory-page';
import { memoryStorage } from './support/memory-storage';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
} from './support/outbox-records';

const otherTab = new BroadcastChannel('jambatan');
const heard: ChannelMessage[] = [];
otherTab.addEventListener('message', ({ data }) => heard.push(data));

let tab: Awaited<ReturnType<typeof openTab>>;
let page: Awaited<ReturnType<typeof openPage>>;

const openPage = async () => import('../../src/enrolment/page/forget');

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  newDevice();
  tab = await openTab();
  page = await openPage();
  heard.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stored = () => entries(tab.deviceDatabase);
const add = (id: string, record: OutboxRecord) =>
  tab.outbox.add(named(id, record), { draftOf: 9, replaces: null });

async function fill() {
  await add('queued', queuedRecord);
  await add('held', heldRecord);
  await add('sending', sendingRecord);
  await add('rejected', rejectedRecord);
  await add('earlier', acceptedRecord);
  await add('later', { ...acceptedRecord, acceptedAt: acceptedRecord.acceptedAt + 1 });
  await tab.drafts.writeDraft(1, draftOf('A'));
  await tab.drafts.writeDraft(2, draftOf('B'));
  await set(['request', 'x'], { state: 'of a later release' }, tab.deviceDatabase);
  await set('other', 'entry', tab.deviceDatabase);
}

describe('what would be lost', () => {
  test('nothing on a new device', async () => {
    expect(await page.whatIsHere()).toEqual({
      waiting: [],
      refused: [],
      receipts: [],
      drafts: 0,
      unreadable: 0,
      hasSettings: false,
    });
  });

  test('each kind of record, also those that another release wrote, and settings', async () => {
    await fill();
    vi.stubGlobal('sessionStorage', memoryStorage({ reloaded: 'yes' }));
    const here = await page.whatIsHere();
    const ids = (records: readonly OutboxRecord[]) => records.map(({ id }) => id);
    expect(ids(here.waiting).toSorted()).toEqual(['held', 'queued', 'sending']);
    expect(ids(here.refused)).toEqual(['rejected']);
    expect(ids(here.receipts)).toEqual(['later', 'earlier']);
    expect(here).toMatchObject({ drafts: 2, unreadable: 2, hasSettings: true });
  });

  test('storage that the browser forbids holds no settings', async () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    expect(await page.whatIsHere()).toMatchObject({ hasSettings: false });
  });
});

describe('forgetting', () => {
  test('wipes every record in one transaction, settings too, and tells the other tabs', async () => {
    await fill();
    vi.stubGlobal('localStorage', memoryStorage({ a: '1' }));
    vi.stubGlobal('sessionStorage', memoryStorage({ b: '2' }));
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await page.forgetEverything();
    const writing = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
    expect(writing).toEqual([['records', 'readwrite', { durability: 'strict' }]]);
    expect(await stored()).toEqual([]);
    // That it was forgotten, for pages that the browser has put aside; no setting, the next time.
    expect(Object.keys(localStorage)).toEqual(['jambatan-forgotten']);
    expect((await page.whatIsHere()).hasSettings).toBe(false);
    expect(sessionStorage).toHaveLength(0);
    await vi.waitFor(() =>
      expect(heard).toEqual([{ kind: 'forgotten' }, { kind: 'outbox-changed' }]),
    );
  });

  test('changes and tells nothing where the device refuses', async () => {
    await fill();
    vi.stubGlobal('localStorage', memoryStorage({ a: '1' }));
    const before = await stored();
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('Sample', 'UnknownError');
    });
    await expect(page.forgetEverything()).rejects.toThrow('Sample');
    expect(await stored()).toEqual(before);
    expect(localStorage.length).toBe(1);
    expect(heard).toEqual([]);
  });

  test('a request that is under way brings nothing back, whatever comes of it', async () => {
    for (const outcome of [
      accepted,
      { kind: 'rejected', status: 400 },
      { kind: 'failed', failure: { kind: 'no-answer' }, retryAfter: null },
    ] as const) {
      await tab.outbox.add(queuedRecord, { draftOf: 9, replaces: null });
      const announce = mockAnnounce();
      const environment = {
        ...memoryTabs().page({ store: tab.outbox, locks: freeLocks }),
        attempt: async () => {
          await page.forgetEverything();
          return outcome;
        },
      };
      const delivery = await deliver(queuedRecord.id, environment, {
        trigger: 'asked',
        ifUnanswered: 'retry',
        announce: () => announce,
      });
      expect(delivery).toEqual({ outcome, record: 'not-stored' });
      expect(announce).not.toHaveBeenCalled();
      expect(await stored()).toEqual([]);
    }
  });
});
