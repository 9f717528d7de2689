import { expect, test, vi } from 'vitest';
import { openIn, render, storeOnDevice } from './support/render';
import { outbox } from '#words/outbox';
import { receipt as words } from '#words/receipt';
import { requests } from '#words/requests';
import type * as courseIds from '../../src/content/course-ids';
import { parseState } from '../../src/enrolment/core/device';
import type { Deliverable } from '../../src/enrolment/core/record';
import { isRequest } from '../../src/enrolment/core/record';
import { DeviceRequests } from '../../src/enrolment/requests/device-requests';
import { createCoreDevice } from '../support/core-device';
import { acceptedRecord, noon, queuedRecord, rejectedRecord } from './support/outbox-records';
import { getText, getTexts, partWith } from './support/built-page';

// A later release, in which the academy no longer offers course 5.
vi.mock('../../src/content/course-ids', async (importOriginal) => {
  const original = await importOriginal<typeof courseIds>();
  const left = original.courseIds.filter((id) => id !== 5);
  const isOffered = (id: number) => left.some((each) => each === id);
  return { ...original, courseIds: left, isOffered };
});

const title = 'Summer Camp';
const dropped = { courseId: 5, title, formOf: 5 };
/** A form that was stored before the release added a field. */
const { vipHours: _added, ...form } = { ...queuedRecord.form, courseType: '5' };
const queued = { ...queuedRecord, ...dropped, id: 'queued', form };
const stored = [
  queued,
  { ...rejectedRecord, ...dropped, id: 'rejected', form },
  {
    ...acceptedRecord,
    ...dropped,
    id: 'accepted',
    reference: 'JLA-SAMPLE',
    announced: true,
    answer: { state: 'graduated', sentence: 'Sample.', changedAt: '2026-11-21', version: 1 },
  },
] as unknown as Deliverable[];
const draft = { title, form, step: 1, changedAt: noon };
const entries = [
  ...stored
    .filter(isRequest)
    .map((record) => ({ key: ['request', record.id] as const, value: record })),
  { key: ['draft', 5] as const, value: draft },
].map(({ key, value }) => ({ key: [...key] as ['request', string], value }));

test('a request for a course that was dropped is still sent, exactly as it was stored', async () => {
  const bodies: unknown[] = [];
  const { deliver, read } = createCoreDevice({
    host: 'https://api.example.org',
    fetch: async (_, init) => {
      bodies.push(init?.body);
      return Response.json({ reference: 'JLA-SAMPLE', receivedAt: '' }, { status: 201 });
    },
    stored: entries,
    now: () => noon,
  });
  expect(parseState(entries, noon)).toMatchObject({ unreadable: 0, drafts: { 5: { title } } });
  await deliver('timer');
  expect(bodies).toEqual([JSON.stringify(queued.request)]);
  const { records } = await read();
  expect(records.find(({ id }) => id === 'queued')).toMatchObject({ state: 'accepted', title });
});

test('everything about a course that was dropped is shown, without a link to its form', async () => {
  openIn({ onLine: false });
  await storeOnDevice(stored);
  const list = render(<DeviceRequests shown="">{null}</DeviceRequests>);
  const name = outbox.noLongerOffered(title);
  expect(getTexts(list, 'article h3')).toEqual([name, name, name]);
  for (const action of [outbox.alert.correct, requests.actions.edit])
    expect(getTexts(list, 'button')).not.toContain(action);
  const receipt = render(<DeviceRequests shown="accepted">{null}</DeviceRequests>);
  expect(getText(receipt)).toContain(name);
  expect(getText(receipt)).toContain('JLA-SAMPLE');
  expect(getTexts(receipt, 'button')).not.toContain(words.correction.button);
  expect(getText(receipt)).toContain(words.correction.dropped);
});

test('a state that only a later server knows does not look like good news', async () => {
  openIn({ onLine: false });
  await storeOnDevice(stored);
  const list = render(<DeviceRequests shown="">{null}</DeviceRequests>);
  const entry = partWith(list, 'article', 'JLA-SAMPLE');
  expect(entry.querySelector('.request-state')?.classList.contains('request-state--plain')).toBe(
    true,
  );
});
