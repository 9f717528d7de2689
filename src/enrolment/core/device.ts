import {
  type Database,
  type Entry,
  type EntryKey,
  nameOf,
  type Updater,
  valueAt,
} from './database';
import { type Drafts, merged, parseDraft } from './drafts';
import { erasureIn, type PageDatabase } from './page-database';
import {
  type Deliverable,
  findItem,
  isRequest,
  type OutboxRecord,
  type Withdrawal,
} from './record';
import { storedSchemas } from './record-schema';

/** All drafts, requests and withdrawals on this device. */
export interface DeviceState {
  readonly drafts: Drafts;
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
  /** Id of the course whose form's draft to delete. */
  readonly dropDraft?: number | undefined;
  readonly result: T;
}

type StateUpdater<T> = (state: DeviceState) => StateChange<T>;

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
  change<T>(updater: StateUpdater<T>): Promise<T>;
  /** Like `change`, but if the device refuses, the page keeps its data in memory from now on. */
  changeAnyway<T>(updater: StateUpdater<T>): Promise<T>;
}

/** @param now returns the time in milliseconds since 1970 */
export function createDeviceStore(
  database: Database & Partial<PageDatabase>,
  now: () => number,
): DeviceStore {
  const { change, changeAnyway = change } = database;
  return {
    read: async () => parseState(await database.read(), now()),
    change: (updater) => change(inEntries(updater, now)),
    changeAnyway: (updater) => changeAnyway(inEntries(updater, now)),
  };
}

const inEntries =
  <T>(updater: StateUpdater<T>, now: () => number): Updater<T> =>
  (entries) => {
    const state = parseState(entries, now());
    const { put = [], remove = [], dropDraft, result } = updater(state);
    const removed = remove.flatMap<EntryKey>((id) => [
      ['request', id],
      ['withdrawal', id],
    ]);
    if (dropDraft !== undefined) removed.push(['draft', dropDraft]);
    const names = new Set(removed.map(nameOf));
    return {
      changes: [
        ...put.map((item) => {
          const key = keyOf(item);
          return { key, value: merged(valueAt(entries, key), findItem(state, item), item) };
        }),
        ...entries
          .filter(({ key }) => names.has(nameOf(key)))
          .map(({ key }) => ({ key, value: undefined })),
      ],
      result,
    };
  };

const keyOf = (item: Deliverable): EntryKey => [
  isRequest(item) ? 'request' : 'withdrawal',
  item.id,
];

/** Parses stored entries and omits expired drafts. @param now milliseconds since 1970 */
export function parseState(entries: readonly Entry[], now: number): DeviceState {
  const drafts: Partial<Record<number, NonNullable<ReturnType<typeof parseDraft>>>> = {};
  const records: OutboxRecord[] = [];
  const withdrawals: Withdrawal[] = [];
  let unreadable = 0;
  for (const { key, value } of entries.filter((entry) => entry.key[0] !== 'erased')) {
    const draft = key[0] === 'draft' ? parseDraft(value, now) : undefined;
    const { record: request, withdrawal: other } = storedSchemas();
    const record = key[0] === 'request' ? request.safeParse(value).data : undefined;
    const withdrawal = key[0] === 'withdrawal' ? other.safeParse(value).data : undefined;
    if (record) records.push(record);
    else if (withdrawal) withdrawals.push(withdrawal);
    else if (draft) drafts[Number(key[1])] = draft;
    else if (draft === undefined) unreadable += 1;
  }
  return {
    drafts,
    records: records.toSorted((a, b) => a.confirmedAt - b.confirmedAt),
    withdrawals,
    erased: erasureIn(entries),
    unreadable,
  };
}
