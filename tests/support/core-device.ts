import { attemptDelivery } from '../../src/enrolment/core/attempt';
import { confirmAndSend, deliverDue, type Trigger } from '../../src/enrolment/core/send';
import { createDeviceStore } from '../../src/enrolment/core/device';
import type { Entry } from '../../src/enrolment/core/database';
import type { ConfirmedRequest } from '../../src/enrolment/core/outbox';
import type { OutboxRecord } from '../../src/enrolment/core/record';
import { memoryStore } from './memory-store';

interface Options {
  /** The server's origin, without a trailing slash. */
  readonly host: string;
  /** Defaults to Node.js's `fetch`. */
  readonly fetch?: typeof fetch;
  /** Entries that are already stored on the device. */
  readonly stored?: readonly Entry[];
  /** Returns the time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Creates a device that runs the site's core without a browser, with an in-memory store. */
export function createCoreDevice({ host, stored = [], now = Date.now, ...rest }: Options) {
  const device = createDeviceStore(memoryStore(stored), now);
  const network = { host, fetch: rest.fetch ?? fetch, isOffline: () => false };
  const environment = {
    device,
    lock: {
      hold: <T>(work: () => Promise<T>) => work(),
      take: <T>(_patienceMs: number, work: (hasLock: boolean) => Promise<T>) => work(true),
    },
    attempt: (record: Parameters<typeof attemptDelivery>[0]) => attemptDelivery(record, network),
    isOnline: () => true,
    now,
    random: () => 0.5,
  };
  return {
    ...device,
    /** Submits a confirmed request, optionally replacing an earlier one. */
    submit: (
      confirmed: ConfirmedRequest,
      replaces: string | null,
    ): Promise<OutboxRecord | undefined> =>
      confirmAndSend({ confirmed, replaces, sendsNow: true }, environment),
    deliver: (trigger: Trigger) => deliverDue(environment, trigger),
  };
}
