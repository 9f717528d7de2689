import type { DeviceState } from '../../../src/enrolment/core/device';
import { mayHaveArrived, type OutboxRecord } from '../../../src/enrolment/core/record';
import type { ModelDevice } from './device';
import { type Page, typingCourse } from './page';
import type { Life } from './world';

/** A submitted request, as the visitor knows it. */
interface LedgerEntry {
  readonly id: string;
  /** Text that identifies the request's form and body. A resubmitted request has the same mark. */
  readonly mark: string;
  /** True once the device has stored the request. */
  isStored: boolean;
  /** True once the visitor has deleted the request. */
  isDiscarded: boolean;
  /** Key of the request that replaced this one. */
  replacedBy: string | null;
  /** The page where the request was submitted. */
  readonly page: Page;
}

/** Follows every change to the device's records, and reports invalid changes immediately. */
export class Ledger {
  /** The keys that each request replaces. */
  readonly versions = new Map<string, Set<string>>();
  readonly entries = new Map<string, LedgerEntry>();
  /** The pages to which the device has handed the alert about a request. */
  readonly handed = new Map<string, Page[]>();
  /** The pages that have shown the alert about a request. */
  readonly shown = new Map<string, Page[]>();
  /** Ids of the requests that the visitor has withdrawn. */
  readonly withdrawn = new Set<string>();
  /** Keys of the versions that the device knows to have arrived. */
  readonly #confirmed = new Set<string>();
  /** The violations found so far. */
  readonly objections: string[] = [];
  readonly #device: ModelDevice;

  constructor(device: ModelDevice) {
    this.#device = device;
  }

  confirm(id: string, mark: string, page: Page): void {
    this.entries.set(id, { id, mark, page, isStored: false, isDiscarded: false, replacedBy: null });
  }

  /** Returns the entry at the end of a chain of replacements. */
  last(entry: LedgerEntry): LedgerEntry {
    const next = entry.replacedBy === null ? undefined : this.entries.get(entry.replacedBy);
    return next ? this.last(next) : entry;
  }

  /** Returns true if the second request replaces the first, directly or indirectly. */
  isReplaced = (id: string, by: string): boolean =>
    [...(this.versions.get(by) ?? [])].some((key) => key === id || this.isReplaced(id, key));

  object = (objection: string): void => void this.objections.push(objection);

  showAlert(id: string, page: Page): void {
    this.#device.world.log(page.life, `  shows the alert for ${id}`);
    this.shown.set(id, [...(this.shown.get(id) ?? []), page]);
  }

  /** @param isKeystroke true if only a draft was to be saved */
  follow(life: Life, before: DeviceState, after: DeviceState, isKeystroke: boolean): void {
    for (const { id, predecessors = [] } of after.records) {
      this.versions.set(id, new Set([...(this.versions.get(id) ?? []), ...predecessors]));
      for (const predecessor of predecessors) {
        const replaced = this.entries.get(predecessor);
        if (replaced) replaced.replacedBy ??= id;
      }
    }
    this.#followDraft(life, before, after, isKeystroke);
    const ids = new Set([...before.records, ...after.records].map(({ id }) => id));
    for (const id of ids) {
      const was = before.records.find((record) => record.id === id);
      const is = after.records.find((record) => record.id === id);
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      if (isKeystroke) this.object(`a keystroke has changed ${id}`);
      this.#device.world.log(life, `  ${id}: ${was?.state ?? 'none'} > ${is?.state ?? 'none'}`);
      const entry = this.entries.get(id);
      if (is && entry) entry.isStored = true;
      if (!is && entry?.replacedBy === null)
        entry.isDiscarded = this.#findPage(life).deleted.has(id);
      if (was && is) this.#followChange(was, is, life);
      if (was?.state === 'accepted' && !is) this.#followEnd(was, after, life);
      if (is?.state === 'accepted') {
        for (const key of [id, ...(is.predecessors ?? [])]) this.#confirmed.add(key);
      }
      if (is) this.#followWords(is);
    }
  }

  /** Only typing changes a draft, and only on a page that has read the stored version. */
  #followDraft(life: Life, before: DeviceState, after: DeviceState, isKeystroke: boolean): void {
    const [was, is] = [before, after].map(({ drafts }) => JSON.stringify(drafts[typingCourse]));
    if (was === undefined || was === is) return;
    if (!isKeystroke) this.object('a draft was changed by something else than typing');
    else if (!this.#findPage(life).hasRead) this.object('a draft that was not read was replaced');
  }

  /** A receipt may only be deleted by the visitor, or replaced by that of a later version. */
  #followEnd({ id }: OutboxRecord, after: DeviceState, life: Life): void {
    const isReplaced = after.records.some(
      ({ state, predecessors = [] }) => state === 'accepted' && predecessors.includes(id),
    );
    if (!isReplaced && !this.#findPage(life).deleted.has(id)) {
      this.object(`the receipt for ${id} was deleted before anything replaced it`);
    }
  }

  /**
   * Between attempts, the visitor must not read that a request was not sent if a version that the
   * academy has not confirmed has arrived.
   */
  #followWords(is: OutboxRecord): void {
    if (is.state !== 'queued' && is.state !== 'held') return;
    const keys = [is.id, ...(is.predecessors ?? [])].filter((key) => !this.#confirmed.has(key));
    const { server, pages } = this.#device;
    // What a device could not store, it can't tell.
    const reached = keys.filter((key) => server.reached.has(key));
    const isExcused = pages.some(
      (page) => page.wasRefused && reached.some((key) => page.sent.has(key)),
    );
    if (!mayHaveArrived(is) && reached.length > 0 && !isExcused) {
      this.object(`${is.id} has reached the server, but is described as not sent`);
    }
  }

  readonly #findPage = (life: Life): Page => this.#device.pages.find((page) => page.life === life)!;

  #followChange(was: OutboxRecord, is: OutboxRecord, life: Life): void {
    const { id } = is;
    const by = this.#findPage(life);
    if (was.state === 'accepted' && is.state !== 'accepted') {
      this.object(`${id} was accepted and then became ${is.state}`);
    }
    if (is.state === 'held' && was.state !== 'held' && !by.submitted.has(id)) {
      this.object(`${id} is held by a page on which the visitor did not submit it`);
    }
    if ('announced' in is && is.announced && !('announced' in was && was.announced)) {
      this.handed.set(id, [...(this.handed.get(id) ?? []), by]);
      if (life.isWorker) this.object(`the worker has announced ${id}`);
    }
  }
}
