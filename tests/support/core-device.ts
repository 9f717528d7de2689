import { attemptDelivery } from '../../src/enrolment/core/attempt';
import { confirmAndSend, deliverDue } from '../../src/enrolment/core/delivery';
import { createDevice } from '../../src/enrolment/core/device';
import type { Entry } from '../../src/enrolment/core/entries';
import type { OutboxRecord } from '../../src/enrolment/core/record';
import type { ConfirmedRequest, Trigger } from '../../src/enrolment/core/transitions';
import { memoryEntries } from './memory-entries';

interface Options {
  /** Where the server is, without a slash at the end. */
  readonly host: string;
  /** By default the network of Node.js. */
  readonly fetch?: typeof fetch;
  /** What the device has stored already. */
  readonly stored?: readonly Entry[];
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A device without a browser: the site's own core, on a database that is kept in memory. */
export function createCoreDevice({ host, stored = [], now = Date.now, ...rest }: Options) {
  const entries = memoryEntries(stored);
  const device = createDevice(entries, now);
  const network = { host, fetch: rest.fetch ?? fetch, isOffline: () => false };
  const environment = {
    device,
    lock: {
      share: <T>(work: () => Promise<T>) => work(),
      take: <T>(_patienceMs: number, work: (hasLock: boolean) => Promise<T>) => work(true),
    },
    attempt: (record: Parameters<typeof attemptDelivery>[0]) => attemptDelivery(record, network),
    now,
    random: () => 0.5,
    isVisible: () => false,
    showAlert: () => {},
    publish: () => {},
  };
  return {
    ...device,
    entries: entries.read,
    /** Submits what the visitor confirmed, in place of an earlier request or of none. */
    submit: (
      confirmed: ConfirmedRequest,
      replaces: string | null,
    ): Promise<OutboxRecord | undefined> =>
      confirmAndSend({ confirmed, replaces, sendsNow: true }, environment),
    /** Sends what waits. */
    deliver: (trigger: Trigger) => deliverDue(environment, trigger),
  };
}
