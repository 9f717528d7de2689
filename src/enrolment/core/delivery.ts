import { withdrawalAnswered, withdrawalClaimed, type SendingWithdrawal } from './answers';
import { attemptDelivery, type AttemptOutcome, type Sendable } from './attempt';
import { changeRecord, confirm, type Confirmation, findRecord, storeAnswer } from './changes';
import type { Device } from './device';
import { isSettled, type OutboxRecord, type SendingRecord, type SettledRecord } from './record';
import {
  answered,
  type Circumstances,
  claimed,
  type IfUnanswered,
  isClaimable,
  isAlertClaimed,
  type LockState,
  type Trigger,
} from './transitions';

/**
 * Runs `work` at once and passes it whether it holds the lock of this name, over all tabs and the worker.
 *
 * A lock only saves work. Safari lets a page in its bfcache keep one, so the lease decides.
 */
export type TryLock = <T>(name: string, work: (state: LockState) => Promise<T>) => Promise<T>;

const tryWebLock: TryLock = async (name, work) => {
  if (!('locks' in navigator)) return work('unsupported');
  return navigator.locks.request(`jambatan-${name}`, { ifAvailable: true }, (lock) =>
    work(lock ? 'held' : 'busy'),
  );
};

/** What delivering needs of the world. Pages, worker and tests bring their own. */
export interface DeliveryEnvironment {
  readonly device: Device;
  readonly tryLock: TryLock;
  /** One try over the network. Never rejects. */
  readonly attempt: (record: Sendable) => Promise<AttemptOutcome>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1. */
  readonly random: () => number;
  /** Names this page or worker among those that send. */
  readonly owner: string;
  /** Whether the visitor sees this page, so that it can show an alert at once. */
  readonly isVisible: () => boolean;
  /** Shows the alert of how a request ended, which this page has claimed. */
  readonly showAlert: (record: SettledRecord) => void;
  /** Announces that the device's state has changed, here and in other tabs. */
  readonly publish: () => void;
}

/** What pages and the worker have in common. */
export const browserEnvironment = {
  tryLock: tryWebLock,
  attempt: (record) => attemptDelivery(record),
  now: Date.now,
  random: Math.random,
  owner: crypto.randomUUID(),
} satisfies Partial<DeliveryEnvironment>;

const lockOf = (id: string) => `request-${id}`;

/**
 * Stores a request that the visitor has just confirmed and sends it, or leaves it to wait where it
 * has no owner.
 *
 * @returns its record once it was answered, or stored to wait; undefined if it was deleted meanwhile
 */
export function confirmAndSend(
  confirmation: Omit<Confirmation, 'now'>,
  environment: DeliveryEnvironment,
  onStored: (record: OutboxRecord) => void = () => {},
): Promise<OutboxRecord | undefined> {
  const { device, tryLock, now, owner, publish } = environment;
  const { confirmed, replaces } = confirmation;
  const work = async () => {
    const record = await device.change(confirm({ ...confirmation, now: now() }));
    onStored(record);
    publish();
    if (record.state !== 'sending' || record.lease.owner !== owner) return record;
    const stored = await send(record, 'hold', environment);
    return stored ?? findRecord(await device.read(), record.id);
  };
  // Under the lock from the start: a record without one looks as if its sender were gone.
  return tryLock(lockOf(confirmed.id), () =>
    replaces === null ? work() : tryLock(lockOf(replaces), work),
  );
}

/**
 * Sends every record that may be sent now, the oldest first. What one of them comes to holds up no
 * other.
 *
 * @returns the ids of those that were settled with no page to show it
 * @throws if the device can't be read
 */
export async function deliverDue(
  environment: DeliveryEnvironment,
  trigger: Trigger,
): Promise<string[]> {
  const { device, now } = environment;
  const unshown: string[] = [];
  for (const record of (await device.read()).records) {
    if (!take(record, { now: now(), trigger, lock: 'held', owner: '' })) continue;
    const stored = await deliver(record.id, trigger, environment).catch(() => undefined);
    if (stored && isSettled(stored) && !stored.telling) unshown.push(record.id);
  }
  return unshown;
}

/** A record in the hands of who sends it now, or its withdrawal; undefined where it may not be sent. */
const take = (
  record: OutboxRecord,
  circumstances: Circumstances & { readonly owner: string },
): SendingRecord | SendingWithdrawal | undefined =>
  isClaimable(record, circumstances)
    ? claimed(record, circumstances)
    : withdrawalClaimed(record, circumstances);

/** Sends one record, if it may be sent now. Gives what was stored of the answer to a request. */
function deliver(
  id: string,
  trigger: Trigger,
  environment: DeliveryEnvironment,
): Promise<OutboxRecord | undefined> {
  const { device, tryLock, now, owner, publish } = environment;
  return tryLock(lockOf(id), async (lock) => {
    const taken = await device.change(
      changeRecord(id, (record) => take(record, { now: now(), trigger, lock, owner })),
    );
    if (!taken) return undefined;
    publish();
    if (taken.state === 'sending') return send(taken, 'retry', environment);
    const outcome = await environment.attempt(taken);
    const answer = { now: now(), random: environment.random() };
    await device.change(
      changeRecord(id, (record) => withdrawalAnswered(record, taken, outcome, answer)),
    );
    publish();
    return undefined;
  });
}

/** Sends a claimed record and stores how that ended. */
async function send(
  claim: SendingRecord,
  ifUnanswered: IfUnanswered,
  environment: DeliveryEnvironment,
): Promise<OutboxRecord | undefined> {
  const { device, now, random, isVisible, showAlert, publish } = environment;
  const outcome = await environment.attempt(claim);
  const answer = { now: now(), random: random(), ifUnanswered, showsAlert: isVisible() };
  const stored = await device.change(
    storeAnswer(claim, (record) => answered(record, claim, outcome, answer)),
  );
  if (stored && isAlertClaimed(stored, now())) showAlert(stored);
  publish();
  return stored;
}
