import { type Database, type Entry, nameOf } from '../../../src/enrolment/core/database';
import { type DeviceState, parseState } from '../../../src/enrolment/core/device';
import type { OutboxLock } from '../../../src/enrolment/core/send';
import { Ledger } from './ledger';
import { ModelServer } from './model-server';
import { Page } from './page';
import { type Fate, type Life, World } from './world';

/** The fate of a read that fails, or of a write that fails because the device's storage is full. */
const refused = 1;

/** The visitor's device, with its storage, pages and service worker. */
export class ModelDevice {
  readonly world = new World();
  readonly server = new ModelServer(this.world);
  readonly ledger = new Ledger(this);
  readonly pages: Page[] = [];
  readonly hasLocks: boolean;
  readonly #stored = new Map<string, Entry>();
  /** Lock requests that hold or await the delivery lock, in order of arrival. */
  #queue: { readonly life: Life }[] = [];

  constructor(hasLocks: boolean) {
    this.hasLocks = hasLocks;
  }

  state = (): DeviceState => parseState([...this.#stored.values()], this.world.now());

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
    this.#queue = this.#queue.filter((request) => request.life !== life);
  }

  /**
   * Returns the database as a page sees it. Transactions run one after another, and their results
   * arrive later.
   */
  openStore(life: Life, onRefused: () => void): Database {
    return {
      read: (keys) => {
        const read = (fate: Fate) => {
          if (fate === refused) throw new DOMException('The database is slow.', 'TimeoutError');
          return this.#entries(keys);
        };
        return this.world.perform(life, 'read', read, { inTurn: true });
      },
      change: (updater, keys) =>
        this.world.perform(
          life,
          'write',
          (fate) => {
            const before = this.state();
            const { changes, result } = updater(this.#entries(keys));
            if (fate === refused && changes.length > 0) {
              onRefused();
              throw new DOMException('The storage is full.', 'QuotaExceededError');
            }
            for (const entry of changes) this.#write(entry);
            this.ledger.follow(life, before, this.state(), keys !== undefined);
            return result;
          },
          { inTurn: true },
        ),
    };
  }

  #entries(keys?: readonly Entry['key'][]): Entry[] {
    const names = keys?.map(nameOf);
    const all = [...this.#stored].filter(([name]) => !names || names.includes(name));
    return structuredClone(all.map(([, entry]) => entry));
  }

  #write(entry: Entry): void {
    const name = nameOf(entry.key);
    if (entry.value === undefined) this.#stored.delete(name);
    else this.#stored.set(name, structuredClone(entry));
  }

  createLock = (life: Life): OutboxLock => ({
    hold: async (work) => {
      const request = this.#queue.length === 0 ? this.#ask(life) : undefined;
      try {
        return await work();
      } finally {
        if (request) this.#leave(request);
      }
    },
    take: async (patienceMs, work) => {
      if (!this.hasLocks) return work(false);
      const request = this.#ask(life);
      const end = this.world.elapsed + patienceMs;
      await this.world.perform(
        life,
        'lock',
        () => {
          // If `patienceMs` has passed, take the lock from its holder.
          this.#queue = this.#queue.slice(this.#queue.indexOf(request));
        },
        { isReady: () => this.#queue[0] === request || this.world.elapsed >= end },
      );
      try {
        return await work(true);
      } finally {
        this.#leave(request);
      }
    },
  });

  #ask(life: Life): { readonly life: Life } {
    const request = { life };
    this.#queue.push(request);
    return request;
  }

  #leave(request: { readonly life: Life }): void {
    this.#queue = this.#queue.filter((each) => each !== request);
  }
}
