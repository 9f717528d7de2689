import { beforeEach, describe, expect, test } from 'vitest';
import { announceDue } from '../../src/enrolment/outbox/announcements';
import type { Locks } from '../../src/enrolment/outbox/locks';
import { freeLocks, memoryTabs, mockAnnounce, named } from './support/memory-page';
import { acceptedRecord, queuedRecord, rejectedRecord } from './support/outbox-records';

let { page, hold, fullAfter } = memoryTabs();
beforeEach(() => {
  ({ page, hold, fullAfter } = memoryTabs());
});

describe('what nobody was told yet', () => {
  test('is told once, and what waits or was told is not', async () => {
    hold(
      named('a', acceptedRecord),
      named('b', rejectedRecord),
      named('c', { ...acceptedRecord, announced: true }),
      named('d', queuedRecord),
    );
    const announce = mockAnnounce();
    const environment = page();
    await announceDue(environment, announce);
    await announceDue(environment, announce);
    expect(announce.mock.calls.map(([record]) => record.id)).toEqual(['a', 'b']);
    expect(environment.changed).toHaveBeenCalledTimes(2);
  });

  test('is told by one of two tabs that look at once', async () => {
    hold(acceptedRecord);
    const announce = mockAnnounce();
    let last: Promise<unknown> = Promise.resolve();
    const locks: Locks = {
      ...freeLocks,
      waitForLock: (_, work) => {
        const turn = last.then(work);
        last = turn;
        return turn;
      },
    };
    await Promise.all([
      announceDue(page({ locks }), announce),
      announceDue(page({ locks, owner: 'other' }), announce),
    ]);
    expect(announce).toHaveBeenCalledOnce();
  });

  test('is told by two tabs that know of no locks, and one of them takes it off again', async () => {
    hold(acceptedRecord);
    const isNoted: boolean[] = [];
    const announce = () => (noted: boolean) => void isNoted.push(noted);
    await Promise.all([announceDue(page(), announce), announceDue(page(), announce)]);
    expect(isNoted.toSorted()).toEqual([false, true]);
  });

  test('stays to be told where the device refuses to note it, and no tab is called for it', async () => {
    hold(acceptedRecord);
    const announce = mockAnnounce();
    const environment = page({ store: fullAfter(0) });
    await announceDue(environment, announce);
    expect(announce).toHaveBeenCalledOnce();
    expect(environment.changed).not.toHaveBeenCalled();
    await announceDue(page(), announce);
    expect(announce).toHaveBeenCalledTimes(2);
  });
});
