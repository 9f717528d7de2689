import { beforeEach, expect, test } from 'vitest';
import { render, openIn, storeOnDevice } from './support/render';
import { academy } from '../../src/content/academy';
import { fullTitles } from '#words/course-titles';
import { enrolment } from '#words/enrolment';
import { outbox } from '#words/outbox';
import { receipt } from '#words/receipt';
import { replies } from '#words/replies';
import { requests } from '#words/requests';
import { DeviceRequests } from '../../src/enrolment/requests/device-requests';
import {
  acceptedRecord,
  heldRecord,
  queuedRecord,
  rejectedRecord,
  unsentRecord,
} from '../browser/support/outbox-records';
import { getAttributes, getText, getTexts, partWith } from './support/built-page';

const { actions, state } = requests;

beforeEach(() => openIn({ onLine: false }));

const page = (shown = '') => render(<DeviceRequests shown={shown}>{null}</DeviceRequests>);

test('each request in the list shows its course, date, reference, state and actions', async () => {
  await storeOnDevice([
    unsentRecord(2),
    queuedRecord(1),
    heldRecord(3),
    rejectedRecord(4, { status: 422 }),
    acceptedRecord(5, { reference: 'JLA-SAMPLE', acceptedAt: Date.UTC(2025, 2, 4, 5) }),
    acceptedRecord(6, { reference: null }),
  ]);
  const list = page();
  const correct = outbox.alert.correct;
  const { edit, remove, sendWhenOnline } = actions;
  const copy = requests.copy.button;
  for (const [id, words, buttons] of [
    [
      1,
      [outbox.arrival.unconfirmed, /[0-9A-F]{4}-[0-9A-F]{4}Next attempt(to|\d).*\d\d:\d\d/],
      [edit, copy, remove],
    ],
    [2, [outbox.arrival.unsent, requests.when.online, 'for Sample Learner'], [edit, copy, remove]],
    [3, [state.held], [sendWhenOnline, edit, copy, remove]],
    [4, [state.rejected(422), requests.advice], [correct, remove]],
    [5, [/^Received on 4 March 2025 at .*JLA-SAMPLE/], [remove]],
    [6, [/^Received on \d+ \w+ 20\d\d at .*Reference: not given/], [remove]],
  ] as const) {
    const entry = partWith(list, 'article', fullTitles[id]);
    for (const text of words) expect(getText(entry)).toMatch(text);
    expect(getTexts(entry, 'button')).toEqual(buttons);
  }
  const details = getTexts(partWith(list, 'article', fullTitles[3]), 'details').join();
  expect(details).toContain('may or may not have arrived');
});

test('the list says that requests are sent only while the site is open, in a browser without Background Sync', async () => {
  await storeOnDevice([queuedRecord(1)]);
  expect(getText(page())).toContain(requests.open.whileOpen);
  await storeOnDevice([heldRecord(1)]);
  expect(getText(page())).not.toContain(requests.open.whileOpen);
});

test('only if the device’s storage can be read, the page says that there are no requests', async () => {
  await storeOnDevice([]);
  expect(getText(page())).toContain(requests.none.title);
  await storeOnDevice(null);
  expect(getText(page())).toContain(requests.unavailable.title);
  expect(getText(page())).not.toContain(requests.none.title);
  expect(getAttributes(page(), 'a', 'href')).toContain(`mailto:${academy.email}`);
});

test('a receipt shows the request, the next steps and the academy’s contact details', async () => {
  const reference = 'JLA-7K3M-Q2XW';
  const confirmedAt = Date.UTC(2026, 10, 20, 4);
  const record = acceptedRecord(4, { reference, per: '6', hours: 12, confirmedAt });
  await storeOnDevice([record, rejectedRecord(5)]);
  const shown = page(record.id);
  for (const text of [
    fullTitles[4],
    '6 Months',
    'VIP hours12Requested on20 November 2026',
    /Received on\d+ \w+ 20\d\d at\s\d\d:\d\d/,
    ...enrolment.sent.next,
  ]) {
    expect(getText(shown)).toMatch(text);
  }
  expect(getText(shown)).not.toContain(fullTitles[5]);
  const [chat = ''] = getAttributes(shown, 'a[target=_blank]', 'href');
  expect(new URL(chat).searchParams.get('text')).toContain(reference);
});

test('a ready-made reply is shown in the page’s language, and any other reply as it was written', async () => {
  const changedAt = '2026-11-21T02:00:00.000Z';
  const written = 'الدورة مكتملة العدد حاليًا.';
  const answer = { state: 'waiting-list', sentence: written, changedAt, version: 1 };
  const translations = { ar: written, en: 'The course is full.' };
  const [ready, free, later] = [
    acceptedRecord(1, { answer: { ...answer, translations } }),
    acceptedRecord(2, { answer }),
    acceptedRecord(3, { answer: { ...answer, translations: { ar: written } } }),
  ] as const;
  await storeOnDevice([ready, free, later]);
  const findEntry = (record: typeof ready) => partWith(page(), 'article', record.title);
  for (const [record, text] of [
    [ready, translations.en],
    [free, written],
    [later, written],
  ] as const) {
    expect(getTexts(findEntry(record), 'p[dir=auto]')).toEqual([text]);
    expect(getTexts(page(record.id), 'p[dir=auto]')).toEqual([text]);
  }
});

test('a receipt from another host, or for a period that this release lacks, shows only the facts that it has', async () => {
  const other = acceptedRecord(4, { reference: null, per: undefined });
  const foreign = acceptedRecord(2, { reference: 'A/2026/№ 17', hours: 1, per: '1' });
  await storeOnDevice([other, foreign]);
  const shown = page(other.id);
  expect(getText(shown)).toContain(receipt.noReference);
  expect(getTexts(shown, 'dt')).not.toContain(receipt.facts.period);
  expect(getTexts(shown, 'button')).not.toContain(receipt.copy.idle);
  expect(getText(page(foreign.id))).toMatch(/A\/2026\/№ 17.*VIP hours1Requested/);
});

test('a receipt is shown by its reference, and by its earlier address after the request has been replaced', async () => {
  const record = acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW', predecessors: ['earlier'] });
  await storeOnDevice([record]);
  for (const name of ['earlier', 'JLA-7K3M-Q2XW'])
    expect(getText(page(name))).toContain(receipt.facts.confirmed);
  expect(getText(page('JLA-7K3M-Q2XX'))).toContain(requests.single.unknown);
});

test('while a changed request waits, the receipt of the one that it replaces stays', async () => {
  const accepted = acceptedRecord(4, { reference: 'JLA-7K3M-Q2XW' });
  const changed = queuedRecord(4, { predecessors: [accepted.id] });
  await storeOnDevice([accepted, changed]);
  const [waiting, kept, ...others] = page().querySelectorAll('article').map(getText);
  expect(waiting).toContain(`${requests.facts.replaces}JLA-7K3M-Q2XW`);
  expect(kept).toMatch(/^Received .*JLA-7K3M-Q2XW/);
  expect(others).toEqual([]);
  // Otherwise, the replacement would revive what the visitor has withdrawn.
  const shown = page(accepted.id);
  expect(getText(shown)).toContain('JLA-7K3M-Q2XW');
  const { button, waiting: waits, refused } = receipt.correction;
  for (const name of [replies.withdrawal.button, button]) {
    expect(getTexts(shown, 'button')).not.toContain(name);
  }
  for (const text of [getText(shown), kept]) expect(text).toContain(waits);
  await storeOnDevice([accepted, rejectedRecord(4, { predecessors: [accepted.id] })]);
  for (const id of ['', accepted.id]) expect(getText(page(id))).toContain(refused);
  await storeOnDevice([accepted]);
  for (const name of [replies.withdrawal.button, button]) {
    expect(getTexts(page(accepted.id), 'button')).toContain(name);
  }
});
