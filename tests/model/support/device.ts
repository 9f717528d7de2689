import type { Entries, Entry, EntryKey } from '../../../src/enrolment/core/entries';
import { type DeviceState, parseState } from '../../../src/enrolment/core/device';
import type { TryLock } from '../../../src/enrolment/core/delivery';
import type { OutboxRecord } from '../../../src/enrolment/core/record';
import type { LockState } from '../../../src/enrolment/core/transitions';
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
  readonly #locks = new Map<string, Life>();

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
    for (const [name, holder] of this.#locks) if (holder === life) this.#locks.delete(name);
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

  isLockedBy = (name: string, life: Life): boolean => this.#locks.get(name) === life;

  tryLockOf =
    (life: Life): TryLock =>
    async (name, work) => {
      const state = await this.world.perform(life, `lock ${name}`, (): LockState => {
        if (!this.hasLocks) return 'unsupported';
        if (this.#locks.has(name)) return 'busy';
        this.#locks.set(name, life);
        return 'held';
      });
      try {
        return await work(state);
      } finally {
        if (state === 'held') this.#locks.delete(name);
      }
    };
}
