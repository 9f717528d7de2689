import * as fakeIndexedDb from 'fake-indexeddb';
import { vi } from 'vitest';

// The names that the site's modules find in a browser.
Object.assign(globalThis, fakeIndexedDb);

export const databaseName = 'jambatan-enrolment';

/** A device that has stored nothing yet. */
export function newDevice(): void {
  globalThis.indexedDB = new fakeIndexedDb.IDBFactory();
}

/** A tab of its own: the site's modules anew, over what the device has stored. */
export async function openTab() {
  vi.resetModules();
  const [{ deviceDatabase }, { deviceOutbox }, reading, writing] = await Promise.all([
    import('../../../src/enrolment/device-database'),
    import('../../../src/enrolment/outbox/outbox-store'),
    import('../../../src/enrolment/draft/draft-store'),
    import('../../../src/enrolment/draft/draft-writes'),
  ]);
  return { deviceDatabase, outbox: deviceOutbox, drafts: { ...reading, ...writing } };
}

/** The device is full: whatever is written is undone. */
export function fillDevice() {
  const { put } = IDBObjectStore.prototype;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...values
  ) {
    const request = put.apply(this, values);
    this.transaction.abort();
    return request;
  });
}
