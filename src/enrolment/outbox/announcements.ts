import type { DeliveryEnvironment } from './delivery';
import type { OutboxStore } from './outbox-store';
import { isSettled, type OutboxRecord, type SettledRecord } from './record';
import { announced } from './transitions';

/**
 * Shows the visitor how a request ended. It stays on the page until it is dismissed. What is
 * returned is told if this call noted that: if not, another did, perhaps on another page, whose
 * alert then is the one that counts.
 */
export type Announce = (record: SettledRecord) => ((isNoted: boolean) => void) | void;

/** One lock for all of them: who shows an alert has it until it is stored that it was shown. */
const lockName = 'announce';

type Environment = Pick<DeliveryEnvironment, 'store' | 'locks' | 'changed'>;

/**
 * Stores an answer, and tells it before any other tab can.
 *
 * It is shown first and noted second: a page that ends in between leaves it for the next, so an
 * alert can't be missed.
 *
 * @param announceIfSeen asked once the answer is there: until then the page may be hidden, or seen
 * @param change changes the record; gives what was stored
 */
export function storeAndAnnounce(
  { store, locks, changed }: Environment,
  announceIfSeen: () => Announce | null,
  change: () => Promise<OutboxRecord | undefined>,
): Promise<OutboxRecord | undefined> {
  return locks.waitForLock(lockName, async () => {
    const record = await change();
    const announce = record && isSettled(record) ? announceIfSeen() : null;
    if (record && isSettled(record) && announce) await tell(record, announce, store);
    if (record) changed();
    return record;
  });
}

const isDue = (record: OutboxRecord): record is SettledRecord =>
  isSettled(record) && !record.announced;

/** Tells what none has told yet: of requests that the worker sent, or another tab before it ended. */
export async function announceDue(
  { store, locks, changed }: Environment,
  announce: Announce,
): Promise<void> {
  for (const { id } of (await store.all()).filter(isDue)) {
    await locks.waitForLock(lockName, async () => {
      // Another tab may have told it while this one waited for the lock.
      const record = await store.get(id);
      // What could not be noted is no change: tabs would find it due in turn, and for ever.
      if (record && isDue(record) && (await tell(record, announce, store))) changed();
    });
  }
}

/** @returns whether it is noted that this page told it */
async function tell(
  record: SettledRecord,
  announce: Announce,
  store: OutboxStore,
): Promise<boolean> {
  const settle = announce(record);
  try {
    // A page that was put aside has the lock for some seconds only: another may have told it since.
    const isNoted = (await store.update(record.id, announced)) !== undefined;
    settle?.(isNoted);
    return isNoted;
  } catch {
    // It has been shown all the same.
    return false;
  }
}
