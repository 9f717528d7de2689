import { beforeEach, describe, expect, test } from 'vitest';
import type { Announce } from '../../src/enrolment/outbox/announcements';
import type { AttemptOutcome } from '../../src/enrolment/outbox/attempt';
import { deliver, deliverDue, enqueue, storeAndDeliver } from '../../src/enrolment/outbox/delivery';
import type { Locks } from '../../src/enrolment/outbox/locks';
import { claimed } from '../../src/enrolment/outbox/transitions';
import {
  accepted,
  freeLocks,
  memoryTabs,
  mockAnnounce,
  mockAttempt,
  named,
  noAnswer,
  rejected,
} from './support/memory-page';
import {
  acceptedRecord,
  confirmed,
  heldRecord,
  noon,
  queuedRecord,
  rejectedRecord,
  sendingRecord,
  waitingRecord,
} from './support/outbox-records';

const { id } = confirmed;
const busyLocks: Locks = { ...freeLocks, tryLock: (_, work) => work('busy') };
const unseen = () => null;
const inForeground = (announce: Announce = mockAnnounce()) =>
  ({ trigger: 'submitted', ifUnanswered: 'hold', announce: () => announce }) as const;

let { device, clock, page, hold, stored, fullAfter } = memoryTabs();
beforeEach(() => {
  ({ device, clock, page, hold, stored, fullAfter } = memoryTabs());
});

describe('a request that the visitor confirms', () => {
  test('is stored, sent under its key, and told before it is noted that it was', async () => {
    const environment = page();
    const announce = mockAnnounce().mockImplementation(() => {
      expect(stored()).toMatchObject({ state: 'accepted', announced: false });
    });
    const delivery = await storeAndDeliver(confirmed, null, environment, inForeground(announce));
    expect(delivery).toEqual({ outcome: accepted, record: 'stored' });
    expect(environment.attempt).toHaveBeenCalledExactlyOnceWith(confirmed.request, id);
    expect(announce).toHaveBeenCalledOnce();
    expect(stored()).toMatchObject({ state: 'accepted', reference: 'R', announced: true });
  });

  test('is on its way, and counted, before anything is sent', async () => {
    const attempt = mockAttempt(async () => {
      expect(stored()).toMatchObject({ state: 'sending', attempts: 1, lease: { owner: 'page' } });
      return noAnswer;
    });
    await storeAndDeliver(confirmed, null, page({ attempt }), inForeground());
    expect(attempt).toHaveBeenCalledOnce();
  });

  test('that gets no answer is held, and goes under the same key when submitted again', async () => {
    const attempt = mockAttempt(async () => noAnswer);
    await storeAndDeliver(confirmed, null, page({ attempt }), inForeground());
    expect(stored()).toMatchObject({ state: 'held', lastFailure: { kind: 'no-answer' } });
    await deliverDue(page({ attempt }), 'asked', unseen);
    expect(attempt).toHaveBeenCalledOnce();

    const again = page();
    await deliver(id, again, inForeground());
    expect(again.attempt).toHaveBeenCalledExactlyOnceWith(confirmed.request, id);
    expect(stored()).toMatchObject({ state: 'accepted' });
  });

  test('is not sent where the device cannot store it', async () => {
    const environment = page({ store: fullAfter(0) });
    const submitted = storeAndDeliver(confirmed, null, environment, inForeground());
    await expect(submitted).rejects.toThrow('full');
    expect(environment.attempt).not.toHaveBeenCalled();
  });

  test('waits where the device stored it and then refuses to note a try', async () => {
    const environment = page({ store: fullAfter(1) });
    const submitted = storeAndDeliver(confirmed, null, environment, inForeground());
    expect(await submitted).toBeUndefined();
    expect(environment.attempt).not.toHaveBeenCalled();
    expect(stored()).toMatchObject({ state: 'queued', attempts: 0 });
  });

  test('offline is stored only, and takes the place of its draft and of what it mends', async () => {
    hold(named('mended', rejectedRecord));
    device.drafts.set(confirmed.formOf, { form: confirmed.form, step: 1, changedAt: noon });
    const environment = page();
    await enqueue(confirmed, 'mended', environment);
    expect([...device.records.values()]).toEqual([queuedRecord]);
    expect(device.drafts.size).toBe(0);
    expect(environment.attempt).not.toHaveBeenCalled();
    expect(environment.changed).toHaveBeenCalled();
  });
});

describe('who finds a record in other hands', () => {
  test('leaves it while the lock is busy and the lease runs', async () => {
    hold(sendingRecord);
    const environment = page({ locks: busyLocks, owner: 'worker' });
    clock.now += 44_000;
    expect(await deliver(id, environment, inForeground())).toBeUndefined();
    expect(environment.attempt).not.toHaveBeenCalled();
    expect(environment.changed).not.toHaveBeenCalled();
  });

  test('takes it over when the lease is over', async () => {
    hold(sendingRecord);
    clock.now += 45_000;
    await deliver(id, page({ locks: busyLocks, owner: 'worker' }), inForeground());
    expect(stored()).toMatchObject({ state: 'accepted' });
  });

  test('takes it over at once where the lock is free: its sender is gone', async () => {
    hold(sendingRecord);
    await deliver(id, page({ owner: 'worker' }), inForeground());
    expect(stored()).toMatchObject({ state: 'accepted' });
  });

  test('and one of two triggers in one page sends it', async () => {
    hold(queuedRecord);
    const environment = page({
      locks: { ...freeLocks, tryLock: (_, work) => work('unsupported') },
    });
    await Promise.all([
      deliverDue(environment, 'reconnected', unseen),
      deliverDue(environment, 'asked', unseen),
    ]);
    expect(environment.attempt).toHaveBeenCalledOnce();
  });
});

describe('an answer', () => {
  const overtake = () => {
    hold(claimed(sendingRecord, { owner: 'worker', now: clock.now }));
  };
  const attemptWhile = (meanwhile: () => void, outcome: AttemptOutcome) => async () => {
    meanwhile();
    return outcome;
  };

  test('that is no acceptance counts no more when another has the record', async () => {
    for (const outcome of [noAnswer, rejected]) {
      hold(queuedRecord);
      const announce = mockAnnounce();
      const attempt = attemptWhile(overtake, outcome);
      const delivery = await deliver(id, page({ attempt }), inForeground(announce));
      expect(delivery).toEqual({ outcome, record: 'overtaken' });
      expect(stored()).toMatchObject({ state: 'sending', lease: { owner: 'worker' } });
      expect(announce).not.toHaveBeenCalled();
    }
  });

  test('that another stored first is told by that one', async () => {
    hold(queuedRecord);
    const announce = mockAnnounce();
    const attempt = attemptWhile(() => hold(acceptedRecord), accepted);
    const delivery = await deliver(id, page({ attempt }), inForeground(announce));
    expect(delivery).toEqual({ outcome: accepted, record: 'overtaken' });
    expect(announce).not.toHaveBeenCalled();
  });

  test('that the device refuses to store is told by nobody, and the request goes again', async () => {
    hold(queuedRecord);
    const announce = mockAnnounce();
    const full = page({ store: fullAfter(1) });
    expect(await deliver(id, full, inForeground(announce))).toEqual({
      outcome: accepted,
      record: 'not-stored',
    });
    expect(announce).not.toHaveBeenCalled();

    const environment = page();
    await deliverDue(environment, 'timer', () => announce);
    expect(environment.attempt).toHaveBeenCalledExactlyOnceWith(confirmed.request, id);
    expect(announce).toHaveBeenCalledOnce();
  });
});

describe('everything that may go', () => {
  test('goes, the oldest first, beside one that is refused and one that gets no answer', async () => {
    hold(
      named('third', { ...queuedRecord, confirmedAt: noon + 3 }),
      named('refused', { ...queuedRecord, confirmedAt: noon }),
      named('unanswered', { ...queuedRecord, confirmedAt: noon + 1 }),
      named('second', { ...queuedRecord, confirmedAt: noon + 2 }),
      named('held', heldRecord),
      named('waiting', waitingRecord),
    );
    const outcomes: Record<string, AttemptOutcome> = { refused: rejected, unanswered: noAnswer };
    const attempt = mockAttempt(async (_: unknown, key: string) => outcomes[key] ?? accepted);
    const untold = await deliverDue(page({ attempt }), 'timer', unseen);
    expect(attempt.mock.calls.map(([, key]) => key)).toEqual([
      'refused',
      'unanswered',
      'second',
      'third',
    ]);
    expect(untold).toEqual(['refused', 'second', 'third']);
    const states = Object.fromEntries([...device.records].map(([key, { state }]) => [key, state]));
    expect(states).toEqual({
      refused: 'rejected',
      unanswered: 'queued',
      second: 'accepted',
      third: 'accepted',
      held: 'held',
      waiting: 'queued',
    });
  });

  test('goes beside what is in other hands', async () => {
    hold(named('theirs', sendingRecord), named('ours', queuedRecord));
    const locks: Locks = {
      ...freeLocks,
      tryLock: (name, work) => work(name.includes('theirs') ? 'busy' : 'held'),
    };
    await deliverDue(page({ locks }), 'timer', unseen);
    expect(stored('theirs')).toEqual(named('theirs', sendingRecord));
    expect(stored('ours')).toMatchObject({ state: 'accepted' });
  });

  test('is told where the page is seen by the time of the answer', async () => {
    hold(queuedRecord);
    const announce = mockAnnounce();
    let isVisible = false;
    const attempt = async () => {
      isVisible = true;
      return accepted;
    };
    const untold = await deliverDue(page({ attempt }), 'timer', () =>
      isVisible ? announce : null,
    );
    expect(announce).toHaveBeenCalledOnce();
    expect(untold).toEqual([]);
  });
});
