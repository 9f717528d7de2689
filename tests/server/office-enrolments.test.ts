import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { requestCode } from '../../src/enrolment/core/request-code';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import type { ChangeRequest } from '../../src/office/contract';
import type { Reference } from '../../src/server/reference';
import * as enrolments from '../../src/server/store/office-enrolments';
import { enrolment as request, newKey, submission } from './support/requests';
import { databases, openForEachTest, other, store } from './support/stores';

/** The change that the office makes, unless a test specifies another. */
const offer: ChangeRequest = {
  version: 0,
  state: 'place-offered',
  sentence: 'A place from Monday on.',
  note: 'Sample note',
};

describe.each(databases)('$kind', (database) => {
  let office: enrolments.OfficeEnrolments;

  openForEachTest(database, []);
  beforeEach(() => void ({ office } = store));

  async function enrol(
    changes: Partial<EnrolmentRequest> = {},
    key = newKey(),
    ...replaces: string[]
  ): Promise<Reference> {
    const acceptance = await store.accept(submission({ ...request, ...changes }, key, ...replaces));
    if (acceptance.kind === 'key-conflict') throw new Error(acceptance.kind);
    return acceptance.receipt.reference;
  }

  /** Stores a request from a different person, with a unique email address and no phone number. */
  const enrolPerson = (name: string, changes: Partial<EnrolmentRequest> = {}) =>
    enrol({ name, email: `${randomUUID()}@example.org`, mobile: '-', ...changes });

  const found = async (filter: enrolments.EnrolmentFilter) =>
    (await office.page(filter, { size: 50 })).map(({ reference }) => reference);

  test('a change is stored and recorded in the history, and repeating it changes nothing', async () => {
    const key = newKey();
    const reference = await enrol({}, key);
    const before = await office.findStatus(key);
    expect(before).toMatchObject({ state: 'received', sentence: '', version: 0 });
    expect(before?.changedAt).toBe((await office.find(reference))?.receivedAt);

    expect(await office.change(reference, offer, 'Sample Siti')).toBe(true);
    expect(await office.change(reference, offer, 'Sample Siti')).toBe(true);
    const { version: _, ...made } = offer;
    expect(await office.find(reference)).toMatchObject({ ...made, version: 1 });
    const history = await office.history(reference);
    expect(history).toMatchObject([{ kind: 'changed', by: 'Sample Siti', changes: made }]);
    expect(await office.findStatus(key)).toMatchObject({
      state: 'place-offered',
      sentence: 'A place from Monday on.',
      version: 1,
      changedAt: history[0]?.at,
    });

    const status = await office.findStatus(key);
    await office.change(reference, { ...offer, version: 1, note: 'Another' }, 'Sample Tan');
    expect(
      await office.findStatus(key),
      'a change to just the note is not shown to the student',
    ).toEqual(status);
    expect((await office.history(reference))[1]).toMatchObject({ changes: { note: 'Another' } });
  });

  test('only one of two concurrent changes or corrections on two servers is accepted', async () => {
    const reference = await enrol();
    const results = await Promise.all([
      office.change(reference, offer, 'Sample Siti'),
      other.office.change(reference, { ...offer, state: 'closed' }, 'Sample Tan'),
    ]);
    expect(results.toSorted()).toEqual([false, true]);
    const [event, ...more] = await office.history(reference);
    expect(more).toEqual([]);
    const { state } = (await office.find(reference)) ?? {};
    expect(event).toMatchObject({ changes: { state } });
    const corrected = await Promise.all(
      [office, other.office].map((at, i) =>
        at.correct(reference, { version: 1, request: { ...request, hours: i + 1 } }, 'Sample Tan'),
      ),
    );
    expect(corrected.toSorted()).toEqual([false, true]);
  });

  test('a change that can’t be recorded in the history is not stored', async () => {
    const reference = await enrol();
    await store.database.run('ALTER TABLE enrolment_history RENAME TO missing');
    await expect(office.change(reference, offer, 'Sample Siti')).rejects.toThrow(
      'enrolment_history',
    );
    await store.database.run('ALTER TABLE missing RENAME TO enrolment_history');
    expect(await office.find(reference)).toMatchObject({ state: 'received', version: 0 });
  });

  test('a replacement keeps the state, cancels the withdrawal, and is recorded in the history', async () => {
    const [first, second] = [newKey(), newKey()];
    const reference = await enrol({}, first);
    await office.change(reference, offer, 'Sample Siti');
    await office.withdraw(first);
    await enrol({ hours: 7, name: 'Sample Sofia' }, second, first);
    expect(await office.find(reference)).toMatchObject({
      state: 'place-offered',
      withdrawnAt: null,
      version: 3,
    });
    const kinds = (await office.history(reference)).map((event) => event.kind);
    expect(kinds).toEqual(['changed', 'withdrawn', 'replaced']);
    expect((await office.history(reference))[2]).toMatchObject({
      fields: ['name', 'hours'],
      changes: { name: [expect.any(String), 'Sample Sofia'], hours: [0, 7] },
    });
    expect(await found({ search: 'sofia' })).toEqual([reference]);
    for (const key of [first, second]) {
      expect(await office.findStatus(key)).toMatchObject({
        version: 1,
        request: { hours: 7 },
        withdrawnAt: null,
      });
    }
  });

  test('a withdrawal under a replaced key changes nothing, a repeated one counts once, and an unknown key is ignored', async () => {
    const [first, second] = [newKey(), newKey()];
    const reference = await enrol({}, first);
    await enrol({}, second, first);
    expect(await office.withdraw(first)).toBe('replaced');
    const withdrawn = await office.withdraw(second);
    for (const key of [first, second]) expect(await office.withdraw(key)).toEqual(withdrawn);
    expect(await office.find(reference)).toMatchObject({ ...(withdrawn as object), version: 2 });
    expect(await office.withdraw(newKey())).toBeUndefined();
    expect(await office.change(reference, offer, 'Sample Siti')).toBe(false);
  });

  test('deleting or purging a request also removes its history', async () => {
    const [first, second] = [newKey(), newKey()];
    const deleted = await enrol({}, first);
    await enrol({}, second);
    for (const key of [first, second]) await office.withdraw(key);
    await store.delete(deleted);
    expect(await office.findStatus(first)).toBeUndefined();
    expect(await store.database.run('SELECT id FROM enrolment_history')).toHaveLength(1);
    await store.purge('2100-01-01T00:00:00.000Z');
    expect(await store.database.run('SELECT id FROM enrolment_history')).toEqual([]);
  });

  test('a search by reference, code, phone number, email address or name ignores case and accents', async () => {
    const key = newKey();
    const reference = await enrol(
      { name: 'Öğün D’Souza 李小龍', mobile: '+60 12-345 6789', email: 'Oe_1%@example.org' },
      key,
    );
    await enrolPerson('Sample Person');
    const searches = [
      'ÖĞÜN',
      'd’souza ogun',
      '小龍',
      reference.toLowerCase().replaceAll('-', ' '),
      reference.slice(4, 8),
      requestCode(key),
      '012 345 6789'.slice(1),
      'oe_1%@EXAMPLE',
    ];
    for (const search of searches) expect(await found({ search }), search).toEqual([reference]);
    for (const search of ['O%D', 'og_n', String.raw`\ `, `'`])
      expect(await found({ search })).toEqual([]);
    expect(await found({ search: '  ' })).toHaveLength(2);
  });

  test('paging through the list returns each row once, in either order', async () => {
    const references: Reference[] = [];
    for (let i = 0; i < 7; i++) references.unshift(await enrolPerson(`Person ${i}`));
    for (const i of [0, 3, 4]) await office.change(references[i]!, offer, 'Sample Siti');
    const paged = async (order: 'newest' | 'unanswered') => {
      const all: Reference[] = [];
      let after: string | undefined;
      for (;;) {
        const page = await office.page({}, { order, after, size: 2 });
        all.push(...page.map(({ reference }) => reference));
        const last = page[1];
        if (!last) return all;
        after = enrolments.toCursor(last);
      }
    };
    expect(await paged('newest')).toEqual(references);
    const answered = [0, 3, 4].map((i) => references[i]);
    const open = references.filter((reference) => !answered.includes(reference));
    expect(await paged('unanswered')).toEqual([...open, ...answered]);
    expect((await Readable.from(office.all({})).toArray()).length).toBe(7);
  });

  test('a request lists the same person’s other requests for the same course as possible duplicates', async () => {
    const first = await enrol({ mobile: '+60 12-345 6789', email: 'one@example.org' });
    const second = await enrol({ mobile: '012 345 6789', email: 'two@example.org' });
    const third = await enrol({ mobile: '000', email: 'ONE@example.org' });
    await enrol({ mobile: '000', email: 'three@example.org' });
    await enrol({ lang: 'English', message: 'Website enrolment: Academic English' });
    const possibleDuplicates = async (reference: Reference) =>
      (await office.find(reference))?.possibleDuplicates
        ?.split(',')
        .map((duplicate) => duplicate.split(' ')[0])
        .toSorted();
    expect(await possibleDuplicates(first)).toEqual([second, third].toSorted());
    expect(await possibleDuplicates(third)).toEqual([first]);
    const none = (await office.page({}, { size: 50 })).filter(
      (entry) => entry.possibleDuplicates === null,
    );
    expect(none).toHaveLength(2);
  });
});
