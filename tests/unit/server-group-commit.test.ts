import { expect, test, vi } from 'vitest';
import { StoreUnavailableError } from '../../src/server/store/enrolment-store';
import { GroupCommit } from '../../src/server/store/sqlite/group-commit';

const tenTimes = async (items: readonly number[]) => items.map((item) => item * 10);

test('what arrives in one turn is committed together, in its order', async () => {
  const commit = vi.fn<typeof tenTimes>(tenTimes);
  const group = new GroupCommit(commit);
  expect(await Promise.all([1, 2, 3].map((item) => group.add(item)))).toEqual([10, 20, 30]);
  expect(await group.add(4)).toBe(40);
  expect(commit.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
});

test('what is wrong with one fails that one alone', async () => {
  const group = new GroupCommit(async (items: readonly number[]) => {
    if (items.includes(2)) throw new TypeError('not two');
    return tenTimes(items);
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => group.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a database that is away fails them all at once', async () => {
  const commit = vi.fn<() => Promise<number[]>>(async () => {
    throw new StoreUnavailableError('sample', new Error('away'));
  });
  const group = new GroupCommit(commit);
  const results = await Promise.allSettled([1, 2].map((item) => group.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(commit).toHaveBeenCalledTimes(1);
});
