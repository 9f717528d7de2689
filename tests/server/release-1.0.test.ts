import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Reference } from '../../src/server/reference';
import { newKey, submission, untouched } from './support/requests';
import { databases } from './support/stores';

/*
 * The files have rows of every kind, as release 1.0 stored them. They must never change: later
 * releases have to read these rows and work with them.
 */
const folder = new URL('../support/release-1.0/', import.meta.url);

const toKey = (number: number) => `0000000${number}-5a3e-4c1b-8f2d-0123456789ab`;
const time = '2026-11-28T04:00:00.000Z';

/** Returns a stored row. `number` is in its phone number, email address and key. */
const row = (number: number, reference: string, name: string, part: object = {}) => ({
  ...untouched,
  id: expect.anything(),
  reference,
  receivedAt: time,
  key: toKey(number),
  name: `Sample ${name}`,
  mobile: `+60 12-000 000${number}`,
  email: `sample.${number}@example.org`,
  nation: 'Malaysia',
  lang: 'Mandarin',
  per: '3',
  hours: 0,
  message: 'Website enrolment: HSK',
  pageLanguage: 'en',
  ...part,
});

const sentence = 'Sample sentence of the academy.';
const rows = [
  row(1, 'JLA-J5EP-B5RT', 'Received', {
    per: '1',
    hours: 12,
    pageLanguage: 'ar',
    possibleDuplicates: `JLA-SYNS-93J5 ${toKey(7)}`,
  }),
  row(4, 'JLA-WGM7-9XJY', 'Replaced', { version: 1, pageLanguage: 'ms', unread: 1 }),
  row(5, 'JLA-4AM9-XANG', 'Answered', {
    state: 'place-offered',
    sentence,
    note: 'Sample note.\nSecond line.',
    version: 2,
    pageLanguage: 'zh',
  }),
  row(6, 'JLA-P6R7-PVB8', 'Withdrawn', { version: 1, withdrawnAt: time, unread: 1 }),
  row(9, 'JLA-9X22-H46H', 'Without Key', {
    key: null,
    mobile: '+60 12-000 0099',
    email: 'sample.99@example.org',
    pageLanguage: null,
  }),
  row(7, 'JLA-SYNS-93J5', 'Duplicate', {
    email: 'Sample.1@example.org',
    hours: 3,
    possibleDuplicates: `JLA-J5EP-B5RT ${toKey(1)}`,
  }),
];

test.each(databases)('a $kind database of release 1.0 is listed and works', async ({ make }) => {
  const database = await make();
  await database.restore(folder);
  const store = database.open(['webhook', 'mail', 'applicant']);
  const { office, notices, staff } = store;
  await store.database.create();
  const list = () => Readable.from(office.all({}, 'oldest')).toArray();
  expect(await list()).toEqual(rows);
  expect(await office.page({ search: 'duplicate sample' }, { size: 9 })).toEqual(rows.slice(-1));

  const answered = 'JLA-4AM9-XANG' as Reference;
  const changed = (reply: object) => expect.objectContaining({ kind: 'changed', ...reply });
  expect(await office.history(answered)).toEqual([
    changed({ by: 'Sample Siti', changes: expect.objectContaining({ state: 'contacted' }) }),
    changed({ by: 'Sample Siti', changes: { state: 'place-offered' } }),
  ]);
  const findReply = () => office.findStatus(toKey(5));
  const certificate = 'c2FtcGxl';
  const reply = { state: 'place-offered', sentence, version: 2, changedAt: time, certificate };
  expect(await findReply()).toMatchObject(reply);
  const change = { version: 2, state: 'enrolled', sentence: '', note: '' } as const;
  expect(await office.change(answered, change, 'Sample Siti')).toBe(true);
  expect(await findReply()).toMatchObject({ state: 'enrolled', sentence: '', version: 3 });

  const receipt = { reference: 'JLA-WGM7-9XJY', receivedAt: time };
  const request = { ...rows[1]!, lang: 'Mandarin', per: '3' } as const;
  for (const number of [2, 3, 4]) {
    const repeated = await store.accept(submission(request, toKey(number)));
    expect(repeated, 'a key of the replaced row').toEqual({ kind: 'repeated', receipt });
    expect(await office.findStatus(toKey(number))).toMatchObject({ state: 'received', version: 0 });
  }
  const replacing = submission({ ...request, hours: 9 }, newKey(), toKey(2));
  expect(await store.accept(replacing)).toEqual({ kind: 'replaced', receipt });
  expect(await office.withdraw(toKey(6))).toEqual({ withdrawnAt: time });
  expect(await office.withdraw(toKey(1))).toEqual({ withdrawnAt: expect.stringMatching(/^20/) });

  for (const channel of ['webhook', 'mail', 'applicant'] as const) {
    const applicant = channel === 'applicant' ? 'Sample.1@example.org' : null;
    expect(await notices.claim(channel, 60_000)).toMatchObject({
      reference: 'JLA-SYNS-93J5',
      attempts: 2,
      applicant,
    });
  }
  expect((await store.accept(submission(request, newKey()))).kind).toBe('created');

  const session = 'sample-session';
  expect(await staff.signedIn(session)).toMatchObject({ name: 'Sample Siti' });
  const passkey = { addedAt: time, usedAt: null, isCurrent: false };
  expect(await staff.passkeys.listForSession(session)).toEqual([
    { ...passkey, id: 'laptop', name: 'Sample laptop', usedAt: time, isCurrent: true },
    { ...passkey, id: 'phone', name: 'Sample phone' },
  ]);
  expect(await staff.passkeys.find('laptop')).toMatchObject({ counter: 7, publicKey: 'c2FtcGxl' });
  expect(await staff.signIn({ id: 'phone', counter: 1 })).toBeDefined();
  expect(await staff.takeChallenge('sample-challenge', 'sign-in')).toBe(true);
  const tablet = { id: 'tablet', publicKey: 'c2FtcGxl', counter: 0, name: 'Sample tablet' };
  expect(await staff.accept('sample-invitation', tablet)).toBeDefined();

  expect(await store.transfers.claim('sample-transfer')).toEqual({ key: 'c2FtcGxl' });

  const [valid, withdrawn] = await store.certificates.list({ search: answered });
  expect(valid).toMatchObject({ serial: 1, number: 'JLA-C-J5EP-B5RT', status: 'valid' });
  expect(withdrawn).toMatchObject({ serial: 0, status: 'withdrawn', endedAt: time });

  expect(await store.delete(answered)).toBe(true);
  expect((await store.certificates.list({})).length).toBe(2);
  expect(await store.purge('2100-01-01T00:00:00.000Z')).toBe(rows.length);
  expect(await list()).toEqual([]);
  await store.database.close();
});
