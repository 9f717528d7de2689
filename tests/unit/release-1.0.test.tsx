import { expect, test } from 'vitest';
import { openIn, render, storeOnDevice } from './support/render';
import { parseState } from '../../src/enrolment/core/device';
import type { Entry } from '../../src/enrolment/core/database';
import { type Deliverable, isRequest, isWaiting } from '../../src/enrolment/core/record';
import { changeRecord, released } from '../../src/enrolment/core/outbox';
import { DeviceRequests } from '../../src/enrolment/requests/device-requests';
import { createCoreDevice } from '../support/core-device';
import device from '../support/release-1.0/device.json' with { type: 'json' };
import { courseTitle } from '../../src/enrolment/request-texts';
import { getText, getTexts } from './support/built-page';

/*
 * The file has drafts, and requests and withdrawals in every state, as release 1.0 stored them. It
 * must never change: later releases have to read and deliver what devices stored.
 */
const entries = device as unknown as Entry[];
const stored = entries
  .filter(({ key }) => key[0] === 'request' || key[0] === 'withdrawal')
  .map(({ value }) => value as Deliverable);
const requests = stored.filter(isRequest);

/** An hour after the latest entry was stored. */
const now = Date.UTC(2026, 10, 28, 4);

test('everything that release 1.0 stored on a device is read', () => {
  const { drafts, records, withdrawals, erased, unreadable } = parseState(entries, now);
  expect(unreadable).toBe(0);
  expect([...records, ...withdrawals]).toEqual(expect.arrayContaining(stored));
  expect(records.length + withdrawals.length).toBe(stored.length);
  const { 1: draft, 8: change, ...others } = drafts;
  expect(draft).toMatchObject({ form: { lastName: 'Draft' }, step: 1 });
  const held = requests.find(({ state }) => state === 'held');
  expect(change).toMatchObject({ form: { lastName: 'Held' }, step: 0, request: held?.id });
  expect(others).toEqual({});
  expect(erased).toMatch(/^00000099-/);
});

test('each request that release 1.0 stored is shown, with its receipt once it is accepted', async () => {
  openIn({ onLine: false });
  await storeOnDevice(stored);
  const page = (id = '') => render(<DeviceRequests shown={id}>{null}</DeviceRequests>);
  expect(getTexts(page(), 'article h3').toSorted()).toEqual(requests.map(courseTitle).toSorted());
  for (const record of requests.filter((each) => each.state === 'accepted')) {
    const receipt = getText(page(record.id));
    expect(receipt).toContain(courseTitle(record));
    expect(receipt).toContain(record.reference ?? '');
    expect(receipt).toContain(record.answer?.sentence ?? '');
  }
});

test('each request or withdrawal that waited in release 1.0 is sent once, unchanged', async () => {
  const posts: { id: string; headers: Headers; body: unknown }[] = [];
  const academy: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const path = new URL(String(input)).pathname.replace('/api/notifications', '');
    posts.push({ id: `${headers.get('Idempotency-Key')}${path}`, headers, body: init?.body });
    return path === '/withdrawal'
      ? Response.json({ withdrawnAt: new Date(now).toISOString() })
      : Response.json({ reference: 'JLA-SAMPLE', receivedAt: '' }, { status: 201 });
  };
  const { change, deliver, read, submit } = createCoreDevice({
    host: 'https://api.example.org',
    fetch: academy,
    stored: entries,
    now: () => now,
  });
  const held = requests.find((each) => each.state === 'held');
  const rejected = requests.find((each) => each.state === 'rejected');
  if (!held || !rejected) throw new Error('The file has no such request.');
  // The visitor lets the held request be sent, and corrects the rejected one.
  await change(changeRecord(held.id, (record) => released(record, now)));
  await deliver('timer');
  await deliver('manual');
  const sent = stored.filter((item) => isWaiting(item) || item.state === 'held');
  const keyOf = (item: Deliverable) => (isRequest(item) ? item.id : `${item.id}/withdrawal`);
  expect(posts.map(({ id }) => id).toSorted()).toEqual(sent.map(keyOf).toSorted());
  for (const item of sent.filter((each) => 'request' in each)) {
    const post = posts.find(({ id }) => id === item.id);
    expect(post?.body).toBe(JSON.stringify(item.request));
    expect(post?.headers.get('Content-Language')).toBe(item.language);
    expect(post?.headers.get('Replaces')).toBe(item.predecessors?.join(', ') ?? null);
  }
  const { courseId, title, formOf, form } = rejected;
  const corrected = { id: 'new key', courseId, title, formOf, form, request: held.request };
  await submit({ ...corrected, language: 'en' as const }, rejected.id);
  expect(posts.at(-1)?.headers.get('Replaces')).toBe(rejected.id);

  const after = await read();
  expect(new Set(after.records.map(({ state }) => state))).toEqual(new Set(['accepted']));
  expect(JSON.stringify(after.records), 'personal data is removed').not.toContain('@example.org');
});
