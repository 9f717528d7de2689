import type { EnrolmentRequest } from '../request';
import { type Announce, storeAndAnnounce } from './announcements';
import type { AttemptOutcome } from './attempt';
import type { Locks, LockState } from './locks';
import type { OutboxStore } from './outbox-store';
import {
  answered,
  claimed,
  type ConfirmedRequest,
  type IfUnanswered,
  isClaimable,
  queued,
  type Trigger,
} from './transitions';

/** What delivering needs of the world. Pages, worker and tests bring their own. */
export interface DeliveryEnvironment {
  readonly store: OutboxStore;
  readonly locks: Locks;
  /** One try over the network. Never rejects. */
  readonly attempt: (request: EnrolmentRequest, idempotencyKey: string) => Promise<AttemptOutcome>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1. */
  readonly random: () => number;
  /** Names this page or worker among those that send. */
  readonly owner: string;
  /** Tells whoever shows the outbox, here and in other tabs, that it has changed. */
  readonly changed: () => void;
}

export interface DeliverOptions {
  readonly trigger: Trigger;
  readonly ifUnanswered: IfUnanswered;
  /**
   * What tells the visitor how it ended; null where none would see it. Asked once the answer is
   * there.
   */
  readonly announce: () => Announce | null;
}

export interface Delivery {
  readonly outcome: AttemptOutcome;
  /**
   * What came of storing the outcome. `overtaken` where the record was settled by another
   * meanwhile; `not-stored` where the device refused, or has lost the record: nobody was told then.
   */
  readonly record: 'stored' | 'overtaken' | 'not-stored';
}

/**
 * Sends one record of the outbox, if it may be sent now, and stores how that ended.
 *
 * @returns how it went; undefined where nothing was sent, because another is at it
 * @throws if the device could not store the claim: then nothing was sent
 */
export function deliver(
  id: string,
  environment: DeliveryEnvironment,
  options: DeliverOptions,
): Promise<Delivery | undefined> {
  return environment.locks.tryLock(lockOf(id), (lock) =>
    claimAndSend(id, lock, environment, options),
  );
}

/**
 * Stores a request that the visitor has just confirmed and sends it, under one lock, so that no
 * other tab takes it over in between.
 *
 * @param replaces the record that this one is the mended form of
 * @returns how it went; undefined where it was stored and nothing sent
 * @throws if the device could not store it: then nothing was sent
 */
export function storeAndDeliver(
  confirmed: ConfirmedRequest,
  replaces: string | null,
  environment: DeliveryEnvironment,
  options: DeliverOptions,
): Promise<Delivery | undefined> {
  return environment.locks.tryLock(lockOf(confirmed.id), async (lock) => {
    await enqueue(confirmed, replaces, environment);
    // From here on the outbox has it. Where the device refuses to note a try, none is made: what
    // counts as never tried can be withdrawn.
    return claimAndSend(confirmed.id, lock, environment, options).catch(() => undefined);
  });
}

/**
 * Stores a request that the visitor has just confirmed, to be sent when it can be.
 *
 * @throws if the device could not store it
 */
export async function enqueue(
  confirmed: ConfirmedRequest,
  replaces: string | null,
  { store, now, changed }: Pick<DeliveryEnvironment, 'store' | 'now' | 'changed'>,
): Promise<void> {
  await store.add(queued(confirmed, now()), { draftOf: confirmed.formOf, replaces });
  changed();
}

/**
 * Sends every record that may be sent now, the oldest first. What one of them comes to holds up no
 * other.
 *
 * @returns the ids of those that were settled with nobody there to be told
 * @throws if the device can't be read
 */
export async function deliverDue(
  environment: DeliveryEnvironment,
  trigger: Exclude<Trigger, 'submitted'>,
  announce: () => Announce | null,
): Promise<string[]> {
  const { store, now } = environment;
  const untold: string[] = [];
  for (const record of await store.all()) {
    if (!isClaimable(record, { now: now(), trigger, lock: 'held' })) continue;
    let isTold = false;
    const delivery = await deliver(record.id, environment, {
      trigger,
      ifUnanswered: 'retry',
      announce: () => {
        const tell = announce();
        isTold = tell !== null;
        return tell;
      },
    }).catch(() => undefined);
    const isSettled = delivery?.record === 'stored' && delivery.outcome.kind !== 'failed';
    if (isSettled && !isTold) untold.push(record.id);
  }
  return untold;
}

const lockOf = (id: string) => `request-${id}`;

async function claimAndSend(
  id: string,
  lock: LockState,
  environment: DeliveryEnvironment,
  { trigger, ifUnanswered, announce }: DeliverOptions,
): Promise<Delivery | undefined> {
  const { store, now, random, owner, changed } = environment;
  const claim = await store.update(id, (record) =>
    isClaimable(record, { now: now(), trigger, lock })
      ? claimed(record, { owner, now: now() })
      : undefined,
  );
  if (!claim) return undefined;
  changed();

  const outcome = await environment.attempt(claim.request, id);
  const answer = { now: now(), random: random(), ifUnanswered };
  try {
    const stored = await storeAndAnnounce(environment, announce, () =>
      store.update(id, (record) => answered(record, claim, outcome, answer)),
    );
    if (stored) return { outcome, record: 'stored' };
    // Where the device has lost it, nobody else knows how it ended.
    const isKept = (await store.get(id)) !== undefined;
    return { outcome, record: isKept ? 'overtaken' : 'not-stored' };
  } catch {
    // Its lease will end, and the same key makes the next try harmless.
    return { outcome, record: 'not-stored' };
  }
}
