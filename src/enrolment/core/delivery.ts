import { namePrefix } from '../../content/prefixes';
import { attemptDelivery, type AttemptOutcome, type Sendable } from './attempt';
import type { DeviceStore } from './device';
import { untilLeft } from './page-lifecycle';
import {
  type Deliverable,
  deliverables,
  findRecord,
  isRequest,
  isSettled,
  type OutboxRecord,
  type Sending,
} from './record';
import { claimDue, confirm, type Confirmation, settle } from './reducers';
import { attemptLimitMs } from './schedule';
import { type NoResponsePolicy, isDue, nextWakeDelay, type Trigger } from './transitions';

/**
 * The lock for sending, shared by all tabs and the worker. It only avoids duplicate attempts, which
 * are harmless because they have the same key. A page or worker that can't get the lock therefore
 * sends anyway.
 */
export interface OutboxLock {
  /** Runs `work` immediately. A later `take` waits until `work` is done. */
  share<T>(work: () => Promise<T>): Promise<T>;
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
  async share(work) {
    const working = work();
    const done = new AbortController();
    const options: LockOptions = { mode: 'shared', signal: done.signal };
    // Later lock requests queue behind this one, even while this one is still waiting.
    const request = async () =>
      navigator.locks.request(lockName, options, () => untilLeft(working));
    request().catch(() => undefined);
    return working.finally(() => done.abort());
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
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number from 0 to 1. */
  readonly random: () => number;
  /** Shows the alerts about settled requests, if this is a visible page. */
  readonly showAlerts?: () => void;
  /** Notifies all pages that the device's state has changed. */
  readonly publish: () => void;
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
  now: Date.now,
  random: Math.random,
} satisfies Partial<DeliveryEnvironment>;

/**
 * Stores a request that the visitor has just confirmed, and sends it if `sendsNow` is set.
 *
 * @returns the request's record: after the attempt, if this page made one, or else as stored;
 *   undefined if the request was deleted during the attempt
 */
export function confirmAndSend(
  confirmation: Omit<Confirmation, 'now'>,
  environment: DeliveryEnvironment,
  onStored: (record: OutboxRecord) => void = () => {},
): Promise<OutboxRecord | undefined> {
  const { device, lock, now, publish } = environment;
  return lock.share(async () => {
    const { record, claim } = await device.change(confirm({ ...confirmation, now: now() }));
    onStored(record);
    publish();
    if (!claim) return record;
    const stored = await send(claim, 'hold', environment);
    return stored && isRequest(stored) ? stored : findRecord(await device.read(), record.id);
  });
}

/**
 * Sends all due requests and withdrawals concurrently, so that none of them delays another.
 *
 * @returns the ids of the requests that were settled
 * @throws if the device can't be read, or can't store the claims
 */
export async function deliverDue(
  environment: DeliveryEnvironment,
  trigger: Trigger,
): Promise<string[]> {
  const { device, lock, now, publish } = environment;
  const items = deliverables(await device.read());
  const since = now();
  const due = items.filter((item) => isDue(item, { now: since, trigger, lockedSince: since }));
  if (due.length === 0) return [];
  const sending = due.filter(({ state }) => state === 'sending');
  const patienceMs = nextWakeDelay(sending, since) ?? attemptLimitMs;
  return lock.take(patienceMs, async (hasLock) => {
    const lockedSince = hasLock ? since : null;
    const claims = await device.change((state) =>
      claimDue({ now: now(), trigger, lockedSince })(state),
    );
    publish();
    const stored = await Promise.all(
      claims.map((claim) => send(claim, 'retry', environment).catch(() => undefined)),
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
  ifNoResponse: NoResponsePolicy,
  { device, attempt, random, now, showAlerts, publish }: DeliveryEnvironment,
): Promise<Deliverable | undefined> {
  const outcome = await attempt(claim);
  const end = { now: now(), random: random(), ifNoResponse };
  const stored = await device.change(settle(claim, outcome, end));
  // Called before other tabs learn of the change, so that this page shows the alert.
  if (stored && isSettled(stored)) showAlerts?.();
  publish();
  return stored;
}
