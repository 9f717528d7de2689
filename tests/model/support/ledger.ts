import type { OutboxRecord, SendingRecord } from '../../../src/enrolment/outbox/record';
import { isOver } from '../../../src/enrolment/outbox/schedule';
import type { Device } from './device';
import type { Page } from './page';

/** What the visitor knows of a request that they confirmed. */
export interface Entry {
  readonly id: string;
  /** A text that is in this request's body and form, and in no other's. */
  readonly mark: string;
  /** Whether it was ever stored on the device. */
  isStored: boolean;
  /** Whether the device refused to store it or what came of it, so that the page told it by itself. */
  isUnkept: boolean;
  /** As it was when the visitor withdrew, discarded or replaced it. */
  gone: OutboxRecord | null;
  /** Whether the visitor withdrew it, and so knows that it never went. */
  isWithdrawn: boolean;
  /** Whether the visitor deleted it, and was told what that means. */
  isDiscarded: boolean;
  /** The page that noted that the visitor was told. */
  notedBy: Page | null;
}

/** Follows every change of the outbox, and objects at once to those that may not be. */
export class Ledger {
  readonly entries = new Map<string, Entry>();
  /** What happened that must never happen. */
  readonly objections: string[] = [];

  readonly #device: Device;

  constructor(device: Device) {
    this.#device = device;
  }

  confirm(id: string, mark: string): Entry {
    const entry = {
      id,
      mark,
      isStored: false,
      isUnkept: false,
      gone: null,
      isWithdrawn: false,
      isDiscarded: false,
      notedBy: null,
    };
    this.entries.set(id, entry);
    return entry;
  }

  object = (objection: string): void => void this.objections.push(objection);

  /** Runs a change that a page or the worker makes, and looks at what it did. */
  watch<T>(by: Page, change: () => T): T {
    const { records } = this.#device.memory;
    const before = new Map(records);
    const result = change();
    for (const entry of this.entries.values()) {
      const { id } = entry;
      const [was, is] = [before.get(id), records.get(id)];
      if (was !== is) this.#follow(entry, was, is, by);
    }
    return result;
  }

  #follow(
    entry: Entry,
    was: OutboxRecord | undefined,
    is: OutboxRecord | undefined,
    by: Page,
  ): void {
    const { id } = entry;
    this.#device.world.log(by.life, `  ${id}: ${was?.state ?? 'none'} > ${is?.state ?? 'none'}`);
    if (!was) entry.isStored = true;
    if (was && !is) {
      entry.gone = was;
      if (was.state === 'sending' || (was.state === 'accepted' && !entry.isDiscarded)) {
        this.object(`${id} was removed while ${was.state}`);
      }
      if ('copies' in was && !entry.isDiscarded) {
        this.object(`${id} was taken back though a copy of it exists`);
      }
    }
    if (!was || !is) return;
    if (was.state === 'accepted' && is.state !== 'accepted') {
      this.object(`${id} was accepted and became ${is.state}`);
    }
    if (is.state === 'held' && was.state !== 'held' && !by.isSubmitting(id)) {
      this.object(`${id} is held, and nobody was there to be asked`);
    }
    const isClaim = was.state !== 'sending' || ('lease' in is && was.lease !== is.lease);
    if (is.state === 'sending' && isClaim) this.#checkClaim(was, is, by);
    if ('announced' in is && is.announced && 'announced' in was && !was.announced) {
      entry.notedBy = by;
      if (!by.isTelling(id)) this.object(`${id} was noted before it was told`);
    }
  }

  /** Nobody takes a request out of hands that have the lock, and its lease. */
  #checkClaim(was: OutboxRecord, is: SendingRecord, by: Page): void {
    if (is.attempts !== ('attempts' in was ? was.attempts + 1 : undefined)) {
      this.object(`${is.id} was claimed but not counted`);
    }
    if (was.state !== 'sending') return;
    const { locks, pages, world } = this.#device;
    const holder = pages.find(({ life }) => life.name === was.lease.owner);
    if (!holder || holder.life.hasCrashed || !holder.isSending(is.id)) return;
    // Who took it over at the end of a lease has no lock; nor can two triggers in one page be told
    // apart here.
    const hasHold =
      !locks.areSupported || (holder !== by && locks.isHeldBy(`request-${is.id}`, holder.life));
    if (hasHold && !isOver(was.lease.span, world.now())) {
      this.object(`${by.life.name} took ${is.id} from ${holder.life.name}`);
    }
  }
}
