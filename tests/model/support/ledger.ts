import type { DeviceState } from '../../../src/enrolment/core/device';
import type { OutboxRecord } from '../../../src/enrolment/core/record';
import type { ModelDevice } from './device';
import type { Page } from './page';
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

/** An alert that a page has shown. */
interface ShownAlert {
  readonly page: Page;
  /** True if the device recorded the alert as shown. */
  isNoted: boolean;
  /** True if the page was hidden or closed before the device recorded the alert as shown. */
  isLeft: boolean;
}

/** Follows every change to the device's records, and reports invalid changes immediately. */
export class Ledger {
  readonly entries = new Map<string, LedgerEntry>();
  readonly shownAlerts = new Map<string, ShownAlert[]>();
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

  object = (objection: string): void => void this.objections.push(objection);

  showAlert(id: string, page: Page): void {
    const shown = this.shownAlerts.get(id) ?? [];
    if (shown.some((alert) => alert.page === page && !alert.isLeft)) return;
    this.#device.world.log(page.life, `  shows the alert for ${id}`);
    this.shownAlerts.set(id, [...shown, { page, isNoted: false, isLeft: false }]);
  }

  /** Sets `isLeft` on the page's alerts that the device has not recorded as shown. */
  leaveAlerts(page: Page): void {
    for (const alert of [...this.shownAlerts.values()].flat())
      if (alert.page === page && !alert.isNoted) alert.isLeft = true;
  }

  follow(life: Life, before: DeviceState, after: DeviceState): void {
    for (const { id, predecessors = [] } of after.records) {
      for (const predecessor of predecessors) {
        const replaced = this.entries.get(predecessor);
        if (replaced) replaced.replacedBy ??= id;
      }
    }
    const ids = new Set([...before.records, ...after.records].map(({ id }) => id));
    for (const id of ids) {
      const was = before.records.find((record) => record.id === id);
      const is = after.records.find((record) => record.id === id);
      if (JSON.stringify(was) === JSON.stringify(is)) continue;
      this.#device.world.log(life, `  ${id}: ${was?.state ?? 'none'} > ${is?.state ?? 'none'}`);
      const entry = this.entries.get(id);
      if (is && entry) entry.isStored = true;
      if (!is && entry?.replacedBy === null)
        entry.isDiscarded = this.#findPage(life).deleted.has(id);
      if (was && is) this.#followChange(was, is, life);
    }
  }

  readonly #findPage = (life: Life): Page => this.#device.pages.find((page) => page.life === life)!;

  #followChange(was: OutboxRecord, is: OutboxRecord, life: Life): void {
    const { id } = is;
    const by = this.#findPage(life);
    if (was.state === 'accepted' && is.state !== 'accepted' && !by.wasRefused) {
      this.object(`${id} was accepted and then became ${is.state}`);
    }
    if (is.state === 'held' && was.state !== 'held' && !by.submitted.has(id)) {
      this.object(`${id} is held by a page on which the visitor did not submit it`);
    }
    if ('announced' in is && is.announced && !('announced' in was && was.announced)) {
      const shown = this.shownAlerts.get(id)?.findLast(({ page }) => page === by);
      if (shown) shown.isNoted = true;
      else this.object(`the alert for ${id} was recorded as shown before it was shown`);
    }
  }
}
