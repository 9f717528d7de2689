import { attemptDelivery } from '../../src/enrolment/core/attempt';
import { confirmAndSend, deliverDue } from '../../src/enrolment/core/delivery';
import { createDevice } from '../../src/enrolment/core/device';
import type { Entries, Entry } from '../../src/enrolment/core/entries';
import type { OutboxRecord } from '../../src/enrolment/core/record';
import type { ConfirmedRequest, Trigger } from '../../src/enrolment/core/transitions';

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
    tryLock: <T>(_name: string, work: (state: 'held') => Promise<T>) => work('held'),
    attempt: (record: Parameters<typeof attemptDelivery>[0]) => attemptDelivery(record, network),
    now,
    random: () => 0.5,
    owner: 'page',
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
      confirmAndSend({ confirmed, replaces, owner: environment.owner }, environment),
    /** Sends what waits. */
    deliver: (trigger: Trigger) => deliverDue(environment, trigger),
  };
}

function memoryEntries(stored: readonly Entry[]): Entries {
  const nameOf = ({ key }: Entry) => key.join(' ');
  const kept = new Map(stored.map((entry) => [nameOf(entry), entry]));
  return {
    read: async () => [...kept.values()],
    change: async (updater) => {
      const { changes, result } = updater([...kept.values()]);
      for (const entry of changes) {
        if (entry.value === undefined) kept.delete(nameOf(entry));
        else kept.set(nameOf(entry), entry);
      }
      return result;
    },
  };
}
