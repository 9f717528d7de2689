import { changeWithdrawal } from './withdrawal';
import { attemptDelivery, type AttemptOutcome, type Sendable } from './attempt';
import { changeRecord, claimDue, confirm, type Confirmation, findRecord } from './reducers';
import type { DeviceStore } from './device';
import { isSettled, type OutboxRecord, type Sending } from './record';
import { untilLeft } from './page-lifecycle';
import { attemptLimitMs } from './schedule';
import {
  answered,
  type IfUnanswered,
  isDue,
  nextWakeDelay,
  type Trigger,
  withdrawalAnswered,
} from './transitions';

/**
 * The lock for sending, shared by all tabs and the worker. It only saves work: every attempt has
 * the same key, so a page or worker that doesn't get the lock sends anyway.
 */
export interface OutboxLock {
  /** Runs `work` immediately. A later `take` waits for it. */
  share<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Waits for the lock, then runs `work` with true; with false if it can't get the lock.
   *
   * @param patienceMs time after which the lock is stolen: a page that holds it for longer is
   *   frozen, like Safari's pages in the bfcache
   */
  take<T>(patienceMs: number, work: (hasLock: boolean) => Promise<T>): Promise<T>;
}

const lockName = 'jambatan-outbox';

const webLock: OutboxLock = {
  async share(work) {
    const working = work();
    const done = new AbortController();
    const options: LockOptions = { mode: 'shared', signal: done.signal };
    // Later lock requests queue behind this one, even while it is waiting.
    const request = async () =>
      navigator.locks.request(lockName, options, () => untilLeft(working));
    request().catch(() => undefined);
    return working.finally(() => done.abort());
  },

  async take(patienceMs, work) {
    const begun: { work?: ReturnType<typeof work> } = {};
    for (const options of [{ signal: AbortSignal.timeout(patienceMs) }, { steal: true }]) {
      try {
        await navigator.locks.request(lockName, options, () => {
          begun.work = work(true);
          return untilLeft(begun.work);
        });
      } catch {
        // The wait timed out, the lock was stolen, or the browser has no locks or forbids them.
      }
      if (begun.work) return begun.work;
    }
    return work(false);
  },
};

/** The dependencies of delivery, provided by pages, the worker and tests. */
export interface DeliveryEnvironment {
  readonly device: DeviceStore;
  readonly lock: OutboxLock;
  /** Makes one attempt over the network. Never rejects. */
  readonly attempt: (item: Sendable) => Promise<AttemptOutcome>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 to 1. */
  readonly random: () => number;
  /** Shows the alerts of settled requests, if this is a visible page. */
  readonly showAlerts?: () => void;
  /** Notifies all pages that the device's state has changed. */
  readonly publish: () => void;
}

/** The dependencies that pages and the worker share. */
export const browserEnvironment = {
  lock: webLock,
  async attempt(item) {
    const outcome = await attemptDelivery(item);
    // When a page is left, its requests fail shortly before `pagehide`, which must come first.
    if (outcome.kind === 'failed') await new Promise((resolve) => setTimeout(resolve, 100));
    return outcome;
  },
  now: Date.now,
  random: Math.random,
} satisfies Partial<DeliveryEnvironment>;

/**
 * Stores a request that the visitor has just confirmed and sends it, or leaves it queued.
 *
 * @returns its record after the attempt, or once it is queued; undefined if it has been deleted
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
    return stored ?? findRecord(await device.read(), record.id);
  });
}

/**
 * Sends all requests and withdrawals that are due, concurrently: none delays another, and the run
 * takes as long as the longest attempt.
 *
 * @returns the ids of the requests that were settled
 * @throws if the device can't be read, or can't store the claims
 */
export async function deliverDue(
  environment: DeliveryEnvironment,
  trigger: Trigger,
): Promise<string[]> {
  const { device, lock, now, publish } = environment;
  const { records, withdrawals } = await device.read();
  const since = now();
  const due = [...records, ...withdrawals].filter((item) =>
    isDue(item, { now: since, trigger, lockedSince: since }),
  );
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

/** Sends a claimed item and stores the outcome. Returns a request's record if that has changed. */
async function send(
  claim: Sending,
  ifUnanswered: IfUnanswered,
  environment: DeliveryEnvironment,
): Promise<OutboxRecord | undefined> {
  const { device, random, now, showAlerts, publish } = environment;
  const outcome = await environment.attempt(claim);
  const moment = { now: now(), random: random() };
  if (!('request' in claim)) {
    const change = changeWithdrawal(claim.id, (item) =>
      withdrawalAnswered(item, claim, outcome, moment),
    );
    await device.change(change);
    publish();
    return undefined;
  }
  const answer = { ...moment, ifUnanswered };
  const stored = await device.change(
    changeRecord(claim.id, (record) => answered(record, claim, outcome, answer)),
  );
  // Before other tabs learn of the change, so that this page shows the alert.
  if (stored && isSettled(stored)) showAlerts?.();
  publish();
  return stored;
}
