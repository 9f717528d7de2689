import { expect, test, vi } from 'vitest';
import type { Entry } from '../../src/enrolment/core/database';
import { createDeviceStore } from '../../src/enrolment/core/device';
import { subscribeToReplies, unsubscribed } from '../../src/enrolment/core/push';
import { acceptedRecord, queuedRecord } from '../browser/support/outbox-records';
import { memoryStore } from '../support/memory-store';

test('each request that awaits a reply is subscribed under its own key, again if that failed, if the browser’s address has changed, or after a pause', async () => {
  const reply = { sentence: '', changedAt: '2026-11-28T02:00:00.000Z', version: 1 };
  const waiting = acceptedRecord(1, { reference: 'JLA-AAAA-AAAA' });
  const other = acceptedRecord(2, { reference: 'JLA-BBBB-BBBB' });
  const records = [
    waiting,
    other,
    acceptedRecord(3, { reference: null }),
    acceptedRecord(4, { reference: 'JLA-CCCC-CCCC', answer: { ...reply, state: 'closed' } }),
    queuedRecord(5),
  ];
  const stored = records.map((value): Entry => ({ key: ['request', value.id], value }));
  const device = createDeviceStore(memoryStore(stored), Date.now);
  const put: unknown[] = [];
  let status = 204;
  vi.stubGlobal('fetch', async (_url: string, { headers, body }: RequestInit) => {
    const key = new Headers(headers).get('Idempotency-Key');
    put.push([key, JSON.parse(String(body))]);
    return new Response(null, { status: key === other.id ? status : 204 });
  });
  const subscription = (endpoint: string) => {
    const keys = { p256dh: 'sample', auth: 'sample' };
    return { endpoint, toJSON: () => ({ endpoint, keys }) } as unknown as PushSubscription;
  };
  const subscribe = async (endpoint: string) => {
    put.length = 0;
    const isDone = await subscribeToReplies(device, subscription(endpoint));
    return [isDone, put.map((call) => (call as string[])[0])];
  };
  status = 503;
  expect(await subscribe('a')).toEqual([false, [waiting.id, other.id]]);
  expect(put[0]).toEqual([waiting.id, subscription('a').toJSON()]);
  status = 204;
  expect(await subscribe('a')).toEqual([true, [other.id]]);
  expect(await subscribe('a')).toEqual([true, []]);
  expect(await subscribe('b')).toEqual([true, [waiting.id, other.id]]);
  await device.change(unsubscribed);
  expect(await subscribe('b')).toEqual([true, [waiting.id, other.id]]);
  expect(await subscribeToReplies(device, null)).toBe(true);
});
