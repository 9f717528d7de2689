import { expect, test } from 'vitest';
import { createCoreDevice } from '../support/core-device';
import {
  draftCourse,
  earlierReleaseEntries,
  keys,
  waitingKeys,
  waitingWithdrawalKeys,
} from '../support/earlier-release';
import { noon } from './support/outbox-records';

interface Post {
  readonly path: string;
  readonly key: string;
  readonly replaces: string | undefined;
}

/** Simulates a server that accepts and records everything. */
function createAcademy() {
  const posts: Post[] = [];
  const answer: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const key = headers.get('Idempotency-Key') ?? '';
    const path = new URL(String(input)).pathname.replace('/api/notifications', '');
    posts.push({ path, key, replaces: headers.get('Replaces') ?? undefined });
    return path === '/withdrawal'
      ? Response.json({ withdrawnAt: new Date(noon).toISOString() })
      : Response.json({ reference: `JLA-${key}`, receivedAt: '' }, { status: 201 });
  };
  return { posts, answer };
}

test('each waiting request from the November 2026 release is sent once, and all other data is kept', async () => {
  const { posts, answer } = createAcademy();
  const device = createCoreDevice({
    host: 'https://api.example.org',
    fetch: answer,
    stored: earlierReleaseEntries(noon),
    now: () => noon,
  });
  const { drafts, unreadable } = await device.read();
  expect(unreadable).toBe(0);
  const draft = { form: { firstName: 'Sample', lastName: 'Draft', period: '' }, step: 1 };
  expect(drafts).toMatchObject({ [draftCourse]: draft });

  await device.deliver('timer');
  const keysSentTo = (path: string) =>
    posts.filter((post) => post.path === path).map(({ key }) => key);
  expect(keysSentTo('').toSorted()).toEqual(waitingKeys.toSorted());
  expect(keysSentTo('/withdrawal').toSorted()).toEqual(waitingWithdrawalKeys.toSorted());
  const replaced = posts.filter(({ replaces }) => replaces !== undefined);
  expect(replaced).toMatchObject([{ key: keys.changed, replaces: keys.replaced.join(', ') }]);

  await device.deliver('manual');
  expect(posts, 'nothing is sent twice').toHaveLength(
    waitingKeys.length + waitingWithdrawalKeys.length,
  );

  const after = await device.read();
  const accepted = (id: string, reference: string) => ({ id, state: 'accepted', reference });
  const expected = [
    { id: keys.rejected, state: 'rejected', form: { lastName: 'Rejected' }, announced: false },
    { id: keys.held, state: 'held', form: { lastName: 'Held' } },
    { ...accepted(keys.accepted, 'JLA-2222-AAAA'), announced: true },
    { ...accepted(keys.alertClaimed, 'JLA-3333-BBBB'), announced: false },
    { ...accepted(keys.answered, 'JLA-4444-CCCC'), announced: false, answer: { version: 1 } },
    ...waitingKeys.map((id) => ({ ...accepted(id, `JLA-${id}`), announced: false })),
  ];
  for (const record of expected) {
    const kept = after.records.find(({ id, state }) => id === record.id && state === record.state);
    expect(kept).toMatchObject(record);
  }
  expect(JSON.stringify(after.records), 'personal data is removed').not.toMatch(
    /Sample (Changed|Tried|Fresh|Sending)/,
  );
  expect(after.drafts).toEqual(drafts);
});

test('a held request keeps its own key when the visitor submits it again', async () => {
  const { posts, answer } = createAcademy();
  const stored = earlierReleaseEntries(noon);
  const host = 'https://api.example.org';
  const device = createCoreDevice({ host, fetch: answer, stored, now: () => noon });
  const held = (await device.read()).records.find(({ id }) => id === keys.held);
  if (held?.state !== 'held') throw new Error('The request is not held.');
  const { courseId, formOf, form, request } = held;
  const again = { id: 'another key', courseId, formOf, form, request, language: 'en' } as const;
  expect(await device.submit(again, held.id)).toMatchObject({ id: keys.held, state: 'accepted' });
  expect(posts).toEqual([{ path: '', key: keys.held, replaces: undefined }]);
});

test('a settled withdrawal is not sent again if a tab running the November 2026 release queues it again', async () => {
  const { posts, answer } = createAcademy();
  const settled = waitingWithdrawalKeys.map((id) => ({
    key: ['withdrawal', id] as ['withdrawal', string],
    value: { id, changedAt: noon, state: 'withdrawn' },
  }));
  const device = createCoreDevice({
    host: 'https://api.example.org',
    fetch: answer,
    stored: [...earlierReleaseEntries(noon), ...settled],
    now: () => noon,
  });
  await device.deliver('timer');
  expect(posts.filter(({ path }) => path === '/withdrawal')).toEqual([]);
  const ids = (await device.read()).withdrawals.map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});
