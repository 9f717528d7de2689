import type { Entries, Entry, EntryKey } from '../../../src/enrolment/core/entries';
import { type DeviceState, parseState } from '../../../src/enrolment/core/device';
import type { WithLock } from '../../../src/enrolment/core/delivery';
import type { OutboxRecord } from '../../../src/enrolment/core/record';
import { Ledger } from './ledger';
import { ModelServer } from './model-server';
import { Page } from './page';
import { type Life, World } from './world';

/** A write with this fate is refused: the device is full. */
const refusedWrite = 1;

/** The visitor's device: what it stores, its browser, and who runs in that. */
export class ModelDevice {
  readonly world = new World();
  readonly server = new ModelServer(this.world);
  readonly ledger = new Ledger(this);
  readonly pages: Page[] = [];
  readonly hasLocks: boolean;
  readonly #stored = new Map<string, Entry>();
  /** Who has the lock of all who send. */
  #holder: Life | null = null;

  constructor(hasLocks: boolean) {
    this.hasLocks = hasLocks;
  }

  state = (): DeviceState => parseState([...this.#stored.values()], this.world.now());

  record = (id: string): OutboxRecord | undefined =>
    this.state().records.find((record) => record.id === id);

  open(kind: string, { isVisible }: { isVisible: boolean }): Page {
    const name = `${kind}-${this.pages.length + 1}`;
    const isWorker = kind === 'worker';
    const life = { name, isVisible, isWorker, isFrozen: false, hasCrashed: false };
    const page = new Page(life, this);
    this.pages.push(page);
    this.world.log(life, 'starts');
    return page;
  }

  crash({ life }: Page): void {
    this.world.crash(life);
    if (this.#holder === life) this.#holder = null;
  }

  /** The database as a page sees it: one transaction after the other, heard of later. */
  entriesOf(life: Life, onRefused: () => void): Entries {
    return {
      read: () => this.world.perform(life, 'read', () => this.#entries(), { inTurn: true }),
      change: (updater) =>
        this.world.perform(
          life,
          'write',
          (fate) => {
            const before = this.state();
            const { changes, result } = updater(this.#entries());
            if (fate === refusedWrite && changes.length > 0) {
              onRefused();
              throw new DOMException('Full.', 'QuotaExceededError');
            }
            for (const entry of changes) this.#write(entry);
            this.ledger.follow(life, before, this.state());
            return result;
          },
          { inTurn: true },
        ),
    };
  }

  #entries = (): Entry[] => structuredClone([...this.#stored.values()]);

  #write(entry: { readonly key: EntryKey; readonly value: unknown }): void {
    const name = entry.key.join(' ');
    if (entry.value === undefined) this.#stored.delete(name);
    else this.#stored.set(name, structuredClone(entry));
  }

  withLockOf =
    (life: Life): WithLock =>
    async (patienceMs, work) => {
      if (!this.hasLocks) return work(false);
      const waits = patienceMs !== null;
      const end = this.world.elapsed + (patienceMs ?? 0);
      const hasLock = await this.world.perform(
        life,
        'lock',
        () => {
          const isFree = this.#holder === null;
          if (isFree || waits) this.#holder = life;
          return isFree || waits;
        },
        // It is stolen once somebody has waited for so long.
        { isReady: () => this.#holder === null || this.world.elapsed >= end },
      );
      try {
        return await work(hasLock);
      } finally {
        if (this.#holder === life) this.#holder = null;
      }
    };
}
