import { expect, test } from 'vitest';
import { fetchReply } from '../../src/enrolment/core/attempt';
import { createDeviceStore } from '../../src/enrolment/core/device';
import { discard } from '../../src/enrolment/core/outbox';
import { isStatusCheckDue, storeStatus } from '../../src/enrolment/core/receipts';
import { day } from '../../src/enrolment/core/record';
import { memoryStore } from '../support/memory-store';
import { acceptedRecord, noon } from './support/outbox-records';

const { id } = acceptedRecord;
const reply = {
  state: 'enrolled',
  sentence: '',
  changedAt: '2026-11-21T02:00:00.000Z',
  version: 2,
};

async function deviceAfter(...bodies: readonly object[]) {
  const database = memoryStore([{ key: ['request', id], value: acceptedRecord }]);
  const device = createDeviceStore(database, () => noon);
  for (const body of bodies) {
    const network = { host: '', fetch: async () => Response.json(body), isOffline: () => false };
    await device.change(storeStatus(id, await fetchReply(id, network), noon));
  }
  return { database, device };
}

test('a certificate comes with the reply, and is stored apart from the record', async () => {
  const { database, device } = await deviceAfter({ ...reply, certificate: 'Sample' });
  const { certificates, records, unreadable } = await device.read();
  expect({ certificates, unreadable }).toEqual({ certificates: { [id]: 'Sample' }, unreadable: 0 });
  expect(records).toMatchObject([{ answer: reply, announced: false }]);
  const record = (await database.read()).find(({ key }) => key[0] === 'request');
  expect(JSON.stringify(record)).not.toContain('Sample');
});

test('a reply replaces the certificate, or removes one that was withdrawn', async () => {
  const first = { ...reply, certificate: 'Sample' };
  const second = { ...reply, version: 3, certificate: 'Other' };
  expect((await (await deviceAfter(first, second)).device.read()).certificates).toEqual({
    [id]: 'Other',
  });
  const none = { ...reply, version: 4 };
  const { device } = await deviceAfter(first, second, none);
  expect((await device.read()).certificates).toEqual({});
});

test('a certificate stays if the server does not answer, and goes with its receipt', async () => {
  const { database, device } = await deviceAfter({ ...reply, certificate: 'Sample' });
  for (const kind of ['none', 'not-now', 'unknown'] as const)
    await device.change(storeStatus(id, { kind }, noon));
  expect((await device.read()).certificates).toEqual({ [id]: 'Sample' });
  await device.change(discard(id));
  expect(await database.read()).toEqual([]);
  // The reply arrives after the visitor has deleted the receipt.
  const late = { kind: 'answer', answer: { ...reply, certificate: 'Sample' } } as const;
  await device.change(storeStatus(id, late, noon));
  expect(await database.read()).toEqual([]);
});

test('a device asks about an enrolled request for a year, because courses are long', () => {
  const record = { ...acceptedRecord, announced: true };
  const later = acceptedRecord.acceptedAt + 364 * day;
  expect(isStatusCheckDue(record, later)).toBe(false);
  expect(isStatusCheckDue({ ...record, answer: reply }, later)).toBe(true);
  expect(isStatusCheckDue({ ...record, answer: reply }, later + day)).toBe(false);
});
