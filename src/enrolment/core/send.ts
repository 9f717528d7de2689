import { namePrefix } from '../../content/prefixes';
import { attemptDelivery, type AttemptOutcome, type Sendable } from './attempt';
import { untilLeft } from './database';
import type { DeviceState, DeviceStore, StateChange } from './device';
import { type AttemptEnd, claimed, confirm, type Confirmation, settle } from './outbox';
import {
  attemptLimitMs,
  type Deliverable,
  deliverables,
  findRecord,
  hasEnded,
  isRequest,
  isSettled,
  isWaiting,
  type OutboxRecord,
  type Sending,
  type SettledRecord,
  type TimeWindow,
  type Waiting,
  windowFrom,
} from './record';

/**
 * The reason for a delivery run. `timer` sends the items whose wait has ended. `reconnected` also
 * sends queued items whose last failure was not an HTTP status. `manual` sends all queued items,
 * because the visitor asked for it.
 */
export type Trigger = 'timer' | 'reconnected' | 'manual';

/** Facts about a delivery run that decide which items are due. */
export interface Circumstances {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly trigger: Trigger;
  /** As the browser reports, perhaps wrongly. */
  readonly online: boolean;
  /**
   * Time at which the sender requested the lock that it now holds, or null if it has no lock. Any
   * attempt that had begun by then was abandoned.
   */
  readonly lockedSince: number | null;
}

/**
 * Returns the window after which an item is due. Once the window of an item in the `sending` state
 * has ended, its sender counts as gone, even for a page or worker that does not hold the lock.
 */
const getTimeWindow = (item: Waiting): TimeWindow =>
  item.state === 'queued' ? item.wait : windowFrom(item.since, attemptLimitMs);

/** Returns true if an item must be sent now. */
export function isDue(
  item: Deliverable,
  { now, trigger, lockedSince }: Circumstances,
): item is Waiting {
  if (!isWaiting(item)) return false;
  if (hasEnded(getTimeWindow(item), now)) return true;
  if (item.state === 'sending') return lockedSince !== null && item.since <= lockedSince;
  if (trigger === 'reconnected') return item.lastFailure?.kind !== 'status';
  return trigger === 'manual';
}

/**
 * Returns the time until the next item is due, in milliseconds, or null if no item is waiting or
 * being sent.
 */
export function nextWakeDelay(items: readonly Deliverable[], now: number): number | null {
  const waits = items
    .filter(isWaiting)
    .map(getTimeWindow)
    .map((window) => (hasEnded(window, now) ? 0 : window.to - now));
  return waits.length > 0 ? Math.min(...waits) : null;
}

/** Claims all due items in one change, so that no other page or worker sends them as well. */
export const claimDue =
  (circumstances: Circumstances) =>
  (state: DeviceState): StateChange<readonly Sending[]> => {
    const claims = deliverables(state)
      .filter((item) => isDue(item, circumstances))
      .map((item) => claimed(item, circumstances.now, circumstances.online));
    return { put: claims, result: claims };
  };

/**
 * The lock for sending, shared by all tabs and the worker. It only avoids duplicate attempts, which
 * are harmless because they have the same key. A page or worker that can't get the lock therefore
 * sends anyway.
 */
export interface OutboxLock {
  /** Runs `work` immediately, with the lock if nobody has it. A later `take` then waits for it. */
  hold<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits for the lock, then runs `work` with true, or with false if the lock is unavailable.
   *
   * @param patienceMs time in milliseconds after which the lock is stolen, because a page that
   *   holds it for longer must be frozen
   */
  take<T>(patienceMs: number, work: (hasLock: boolean) => Promise<T>): Promise<T>;
}

const lockName = `${namePrefix}-outbox`;

const webLock: OutboxLock = {
  hold(work) {
    const working = work();
    const request = async () =>
      navigator.locks.request(
        lockName,
        { ifAvailable: true },
        (lock) => lock && untilLeft(working),
      );
    request().catch(() => undefined);
    return working;
  },

  async take(patienceMs, work) {
    const started: { work?: ReturnType<typeof work> } = {};
    const start = () => untilLeft((started.work ??= work(true)));
    const signal = AbortSignal.timeout(patienceMs);
    const timeout = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const requests = [
      // Don't rely on the signal alone. Until Chromium knows whether a page may use locks, it misses
      // the abort of a request, which then stays in the queue. So `start` may run twice.
      () => Promise.race([navigator.locks.request(lockName, { signal }, start), timeout]),
      () => navigator.locks.request(lockName, { steal: true }, start),
    ];
    for (const request of requests) {
      try {
        await request();
      } catch {
        // The wait timed out, the lock was stolen, or locks are unsupported or blocked.
      }
      if (started.work) break;
    }
    return (started.work ??= work(false));
  },
};

/** The dependencies of delivery, provided by pages, the worker and tests. */
export interface DeliveryEnvironment {
  readonly device: DeviceStore;
  readonly lock: OutboxLock;
  /** Makes one attempt over the network. Never rejects. */
  readonly attempt: (item: Sendable) => Promise<AttemptOutcome>;
  /** Returns false if the browser reports being offline, perhaps wrongly. */
  readonly isOnline: () => boolean;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** How this page shows alerts. Undefined for the worker. */
  readonly alerts?: {
    /** Returns true if the visitor can see this page. */
    readonly canShow: () => boolean;
    readonly show: (record: SettledRecord) => void;
  };
}

/** The dependencies that pages and the worker share. */
export const browserEnvironment = {
  lock: webLock,
  async attempt(item) {
    const outcome = await attemptDelivery(item);
    // When the visitor leaves a page, its requests fail shortly before `pagehide`. Wait, so that
    // the failure is stored only after that event.
    if (outcome.kind === 'failed') await new Promise((resolve) => setTimeout(resolve, 100));
    return outcome;
  },
  isOnline: () => navigator.onLine,
  now: Date.now,
  random: Math.random,
} satisfies Partial<DeliveryEnvironment>;

/**
 * Stores a request that the visitor has just confirmed, and sends it if `sendsNow` is set. If the
 * device can't store the request, it is sent from the page's memory.
 *
 * @returns the request's record: after the attempt, if this page made one, or else as stored;
 *   undefined if the request was deleted during the attempt
 */
export function confirmAndSend(
  confirmation: Omit<Confirmation, 'now'>,
  environment: DeliveryEnvironment,
  onStored: (record: OutboxRecord) => void = () => {},
): Promise<OutboxRecord | undefined> {
  const { device, lock, now } = environment;
  return lock.hold(async () => {
    const change = confirm({ ...confirmation, now: now() });
    const { record, claim } = await device.changeAnyway(change);
    onStored(record);
    if (!claim) return record;
    const stored = await send(claim, 'hold', environment);
    return stored && isRequest(stored) ? stored : findRecord(await device.read(), record.id);
  });
}

/**
 * Sends all due requests and withdrawals concurrently, so that none of them delays another.
 *
 * @returns the ids of the requests that were settled
 * @throws if the device can't be read
 */
export async function deliverDue(
  environment: DeliveryEnvironment,
  trigger: Trigger,
): Promise<string[]> {
  const { device, lock, isOnline, now } = environment;
  const state = await device.read();
  const since = now();
  const due = deliverables(state).filter((item) =>
    isDue(item, { now: since, trigger, online: isOnline(), lockedSince: since }),
  );
  if (due.length === 0) return [];
  const sending = due.filter((item) => item.state === 'sending');
  const patienceMs = nextWakeDelay(sending, since) ?? attemptLimitMs;
  return lock.take(patienceMs, async (hasLock) => {
    const lockedSince = hasLock ? since : null;
    const claim = (stored: DeviceState) =>
      claimDue({ now: now(), trigger, online: isOnline(), lockedSince })(stored);
    // A device that is full must not keep a request from being sent.
    const claims = await device.change(claim).catch(() => claim(state).result);
    const stored = await Promise.all(
      claims.map((each) => send(each, 'retry', environment).catch(() => undefined)),
    );
    return stored
      .filter((record) => record !== undefined)
      .filter(isSettled)
      .map(({ id }) => id);
  });
}

/** Sends a claimed item and stores the outcome. Resolves to the changed item, if it changed. */
async function send(
  claim: Sending,
  ifNoResponse: AttemptEnd['ifNoResponse'],
  { device, attempt, random, now, alerts }: DeliveryEnvironment,
): Promise<Deliverable | undefined> {
  const outcome = await attempt(claim);
  const announced = alerts?.canShow() ?? false;
  const end = { now: now(), random: random(), ifNoResponse, announced };
  const change = settle(claim, outcome, end);
  // The visitor must learn the server's final response even if the device can't store it.
  const isFinal = outcome.kind !== 'failed';
  const stored = await (isFinal ? device.changeAnyway(change) : device.change(change));
  if (stored && isSettled(stored) && stored.announced) alerts?.show(stored);
  return stored;
}
