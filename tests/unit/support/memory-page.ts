import { vi } from 'vitest';
import type { Announce } from '../../../src/enrolment/outbox/announcements';
import type { AttemptOutcome } from '../../../src/enrolment/outbox/attempt';
import type { DeliveryEnvironment } from '../../../src/enrolment/outbox/delivery';
import type { Locks } from '../../../src/enrolment/outbox/locks';
import type { OutboxRecord } from '../../../src/enrolment/outbox/record';
import { emptyDevice, memoryOutbox } from './memory-outbox';
import { confirmed, noon } from './outbox-records';

export const accepted: AttemptOutcome = { kind: 'accepted', reference: 'R' };
export const rejected: AttemptOutcome = { kind: 'rejected', status: 400 };
export const noAnswer: AttemptOutcome = {
  kind: 'failed',
  failure: { kind: 'no-answer' },
  retryAfter: null,
};

/** Locks that nobody else wants. */
export const freeLocks: Locks = {
  tryLock: (_, work) => work('held'),
  waitForLock: (_, work) => work(),
};

export const named = <Kind extends OutboxRecord>(id: string, record: Kind): Kind => ({
  ...record,
  id,
});

export const mockAnnounce = () => vi.fn<Announce>();
export const mockAttempt = (attempt: DeliveryEnvironment['attempt']) =>
  vi.fn<DeliveryEnvironment['attempt']>(attempt);

/** A device of its own, and pages on it whose tries are accepted unless told otherwise. */
export function memoryTabs() {
  const device = emptyDevice();
  const clock = { now: noon };
  return {
    device,
    clock,

    page: (change: Partial<DeliveryEnvironment> = {}) => ({
      store: memoryOutbox(device),
      locks: freeLocks,
      attempt: mockAttempt(async () => accepted),
      now: () => clock.now,
      random: () => 0,
      owner: 'page',
      changed: vi.fn<() => void>(),
      ...change,
    }),

    hold(...records: OutboxRecord[]): void {
      for (const record of records) device.records.set(record.id, record);
    },

    stored: (id = confirmed.id) => device.records.get(id),

    /** The device's outbox, which refuses to write after some writes. */
    fullAfter(writes: number) {
      let count = 0;
      return memoryOutbox(device, async (kind, operation) => {
        if (kind === 'write' && count++ >= writes) {
          throw new DOMException('The device is full.', 'QuotaExceededError');
        }
        return operation();
      });
    },
  };
}
