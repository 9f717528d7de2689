import { type CourseId, courseIds } from '../../content/course-ids';
import { privacy } from '../../content/privacy';
import type { KeyValueStore, Entry, EntryKey } from './key-value-store';
import {
  type Deliverable,
  type Draft,
  findItem,
  isRequest,
  type OutboxRecord,
  type Withdrawal,
} from './record';
import { storedSchemas } from './record-schema';
import { day } from './schedule';

/** All drafts, requests and withdrawals on this device. */
export interface DeviceState {
  /** Keyed by the id of the form's course. */
  readonly drafts: Readonly<Partial<Record<CourseId, Draft>>>;
  /** The requests, oldest first. */
  readonly records: readonly OutboxRecord[];
  /** Each withdrawal has the id of its accepted request. */
  readonly withdrawals: readonly Withdrawal[];
  /** Changes each time the visitor deletes everything. Undefined if that has never happened. */
  readonly erased: string | undefined;
  /**
   * Number of entries from other releases that this release can't read. They are kept, except for a
   * draft that the visitor overwrites or deletes.
   */
  readonly unreadable: number;
}

export interface StateChange<T> {
  /** New and changed records and withdrawals. */
  readonly put?: readonly Deliverable[] | undefined;
  /** Ids of records to delete, together with their withdrawals. */
  readonly remove?: readonly string[] | undefined;
  /** The new draft of a course's form, or null to delete the draft. */
  readonly draft?: readonly [CourseId, Draft | null] | undefined;
  readonly result: T;
}

/** Access to the device's state. A change starts from the stored state, not from a page's copy. */
export interface DeviceStore {
  /** @throws if the device can't be read */
  read(): Promise<DeviceState>;
  /**
   * Changes the state in one transaction.
   *
   * @param updater must be pure, because it may be called more than once
   * @throws if the device can't store the change
   */
  change<T>(updater: (state: DeviceState) => StateChange<T>): Promise<T>;
}

/** @param now returns the time in milliseconds since 1970 */
export const createDeviceStore = (stored: KeyValueStore, now: () => number): DeviceStore => ({
  read: async () => parseState(await stored.read(), now()),
  change: (updater) =>
    stored.change((entries) => {
      const state = parseState(entries, now());
      const { put = [], remove = [], draft, result } = updater(state);
      const at = (key: EntryKey) => entries.find((entry) => isSameKey(entry.key, key))?.value;
      const changes: Entry[] = [
        ...entries.flatMap((entry) => agedDraft(entry, now())),
        ...put.map((item) => {
          const key = toEntryKey(item);
          return { key, value: merged(at(key), findItem(state, item), item) };
        }),
        ...entries
          .filter(({ key }) => key[0] === 'request' || key[0] === 'withdrawal')
          .filter(({ key }) => remove.includes(String(key[1])))
          .map(({ key }) => deletion(key)),
      ];
      if (draft) {
        const [course, next] = draft;
        const key: EntryKey = ['draft', course];
        const value = next ? mergedDraft(at(key), state.drafts[course], next) : undefined;
        changes.push({ key, value });
      }
      return { changes, result };
    }),
});

const deletion = (key: EntryKey): Entry => ({ key, value: undefined });

const isSameKey = (a: EntryKey, b: EntryKey): boolean => a.join() === b.join();

const toEntryKey = (item: Deliverable): EntryKey => [
  isRequest(item) ? 'request' : 'withdrawal',
  item.id,
];

/**
 * Returns the stored value with the differences between `read` and `next` applied. `read` is this
 * release's view of the stored value. Fields that only a newer release knows are kept. A newer
 * release must therefore keep personal data in `form` or `request`, which are deleted once the
 * request is accepted.
 */
function merged(stored: unknown, read: object | undefined, next: object): object {
  const before = new Map(Object.entries(read ?? {}));
  const after = new Map(Object.entries(next));
  const isSame = (name: string) => before.get(name) === after.get(name);
  return Object.fromEntries([
    ...Object.entries(stored ?? {}).filter(([name]) => !before.has(name) || isSame(name)),
    ...[...after].filter(([name, value]) => !isSame(name) && value !== undefined),
  ]);
}

/** Like `merged`, but also merges the fields of the draft's form. */
const mergedDraft = (stored: unknown, read: Draft | undefined, next: Draft): object => {
  const form = merged((stored as Partial<Draft> | undefined)?.form, read?.form, next.form);
  return merged(stored, read, { ...next, form });
};

/** Time for which a draft is kept after its last change, in milliseconds. */
const draftLifetimeMs = privacy.draftDays * day;

/** Returns true if a draft looks too old. The device's clock may be, or may have been, wrong. */
const looksOld = ({ changedAt }: Draft, now: number): boolean =>
  Math.abs(now - changedAt) > draftLifetimeMs;

/** Returns true if a draft has looked too old for more than a day. */
const isExpired = (draft: Draft, now: number): boolean =>
  looksOld(draft, now) && draft.oldSince !== undefined && Math.abs(now - draft.oldSince) > day;

/** Returns the change that deletes an expired draft or updates `oldSince`, if either is due. */
function agedDraft({ key, value }: Entry, now: number): Entry[] {
  const draft = key[0] === 'draft' ? storedSchemas().draft.safeParse(value).data : undefined;
  if (!draft) return [];
  if (isExpired(draft, now)) return [deletion(key)];
  const isOld = looksOld(draft, now);
  if (isOld === (draft.oldSince !== undefined)) return [];
  return [{ key, value: { ...(value as object), oldSince: isOld ? now : undefined } }];
}

/** Parses stored entries and omits expired drafts. @param now milliseconds since 1970 */
export function parseState(entries: readonly Entry[], now: number): DeviceState {
  const drafts: Partial<Record<CourseId, Draft>> = {};
  const records: OutboxRecord[] = [];
  const withdrawals: Withdrawal[] = [];
  let erased: string | undefined;
  let unreadable = 0;
  for (const { key, value } of entries) {
    const schemas = storedSchemas();
    const draft = key[0] === 'draft' ? schemas.draft.safeParse(value).data : undefined;
    const record = key[0] === 'request' ? schemas.record.safeParse(value).data : undefined;
    const withdrawal =
      key[0] === 'withdrawal' ? schemas.withdrawal.safeParse(value).data : undefined;
    const courseId = courseIds.find((id) => id === key[1]);
    if (record) records.push(record);
    else if (withdrawal) withdrawals.push(withdrawal);
    else if (key[0] === 'erased') erased = String(value);
    else if (!draft || !courseId) unreadable += 1;
    else if (!isExpired(draft, now)) drafts[courseId] = draft;
  }
  return {
    drafts,
    records: records.toSorted((a, b) => a.confirmedAt - b.confirmedAt),
    withdrawals,
    erased,
    unreadable,
  };
}
