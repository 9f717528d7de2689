import { describe, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import type { Reference } from '../../src/server/reference';
import { enrolment as request, newKey, submission } from './support/requests';
import { databases, openForEachTest, store } from './support/stores';

describe.each(databases)('$kind', (database) => {
  openForEachTest(database, ['webhook', 'mail', 'applicant']);

  async function send(values: EnrolmentRequest, key = newKey(), ...replaces: string[]) {
    const outcome = await store.accept(submission(values, key, ...replaces));
    if (outcome.kind === 'key-conflict') throw new Error(outcome.kind);
    return { key, kind: outcome.kind, reference: outcome.receipt.reference };
  }

  const correct = (reference: Reference, version: number, values: EnrolmentRequest, by = 'Siti') =>
    store.office.correct(reference, { version, request: values }, by);

  test('a device that repeats its request after a correction gets the same receipt', async () => {
    const { key, reference } = await send(request);
    const corrected = { ...request, email: 'right@example.org' };
    await correct(reference, 0, corrected);
    expect(await send(request, key)).toEqual({ key, kind: 'repeated', reference });
    expect(await store.office.find(reference)).toMatchObject(corrected);
    // The receipt shows what the office has corrected.
    const other = { ...corrected, lang: 'Mandarin', message: 'Website enrolment: YCT' } as const;
    await correct(reference, 1, { ...other, per: '6', hours: 9 });
    expect(await store.office.findStatus(key)).toMatchObject({
      state: 'received',
      request: { courseId: 7, per: '6', hours: 9 },
    });
    // A correction by the sender replaces the office's.
    const sent = await send({ ...request, name: 'Sent Again' }, newKey(), key);
    expect(sent).toMatchObject({ kind: 'replaced', reference });
    expect(await store.office.find(reference)).toMatchObject({ name: 'Sent Again' });
  });

  test('the office is told once of each new, changed and withdrawn request, and sees those that it has not read', async () => {
    const first = await send(request);
    const second = await send({ ...request, per: '6' }, newKey(), first.key);
    await send(request, first.key);
    await store.office.withdraw(second.key);
    await store.office.withdraw(second.key);
    for (const channel of ['webhook', 'mail'] as const) {
      const told = [];
      for (;;) {
        const notice = await store.notices.claim(channel, 60_000);
        if (!notice) break;
        told.push([notice.event, notice.version, notice.applicant]);
      }
      expect(told, channel).toEqual([
        ['enrolment', 0, null],
        ['changed', 1, null],
        ['withdrawn', 2, null],
      ]);
    }
    const unread = () => store.office.page({ only: 'unread' }, { size: 9 });
    expect(await unread()).toHaveLength(1);
    expect(await store.office.page({ only: 'withdrawn' }, { size: 9 })).toHaveLength(1);
    expect(await store.office.counts()).toEqual({ unread: 1, withdrawn: 1 });
    // Somebody had opened it before the withdrawal.
    await store.office.markRead(first.reference, 1);
    expect(await unread()).toHaveLength(1);
    await store.office.markRead(first.reference, 2);
    expect(await unread()).toEqual([]);
    expect(await store.office.counts()).toEqual({ unread: 0, withdrawn: 1 });
  });
});
