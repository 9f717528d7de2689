import type { KeyValueStore, Entry, EntryKey } from '../../../src/enrolment/core/key-value-store';
import { type DeviceState, parseState } from '../../../src/enrolment/core/device';
import type { OutboxLock } from '../../../src/enrolment/core/delivery';
import type { OutboxRecord } from '../../../src/enrolment/core/record';
import { Ledger } from './ledger';
import { ModelServer } from './model-server';
import { Page } from './page';
import { type Life, World } from './world';

/** The fate of a write that fails because the device's storage is full. */
const refusedWrite = 1;

/** A page's turn to show alerts. With locks, only one page at a time has a turn. */
export interface Turn {
  readonly granted: Promise<void>;
  readonly end: () => void;
}

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
  /** Lock requests that hold or await the alert lock, in order of arrival. */
  #turns: { readonly life: Life }[] = [];

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
    this.#queue = this.#queue.filter((request) => request.life !== life);
    this.#turns = this.#turns.filter((request) => request.life !== life);
  }

  askForTurn(life: Life): Turn {
    const request = { life };
    if (this.hasLocks) this.#turns.push(request);
    const isReady = () => this.#turns[0] === request || !this.#turns.includes(request);
    return {
      granted: this.world.perform(life, 'turn', () => {}, { isReady }),
      end: () => {
        this.#turns = this.#turns.filter((each) => each !== request);
      },
    };
  }

  /**
   * Returns the database as a page sees it. Transactions run one after another, and their results
   * arrive later.
   */
  openStore(life: Life, onRefused: () => void): KeyValueStore {
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
              throw new DOMException('The storage is full.', 'QuotaExceededError');
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

  createLock = (life: Life): OutboxLock => ({
    share: async (work) => {
      const request = this.#ask(life);
      try {
        return await work();
      } finally {
        this.#leave(request);
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
