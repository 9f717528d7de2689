import { privacy } from '../../content/privacy';
import {
  type Database,
  type Entry,
  type EntryKey,
  nameOf,
  type Updater,
  valueAt,
} from './database';
import { erasureIn, type PageDatabase } from './page-database';
import {
  day,
  type Deliverable,
  type Draft,
  findItem,
  isRequest,
  type OutboxRecord,
  type Withdrawal,
} from './record';
import { storedSchemas } from './record-schema';

/** All drafts, requests and withdrawals on this device. */
export interface DeviceState {
  /** By the id of the form's course. */
  readonly drafts: Readonly<Partial<Record<number, Draft>>>;
  /** The requests, oldest first. */
  readonly records: readonly OutboxRecord[];
  /** Each withdrawal has the id of its accepted request. */
  readonly withdrawals: readonly Withdrawal[];
  /** Certificates by the ids of their accepted requests, as in their links. */
  readonly certificates: Readonly<Partial<Record<string, string>>>;
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
  /** A request's certificate, or undefined if it has none. */
  readonly certificate?: { readonly id: string; readonly sealed: string | undefined } | undefined;
  /** Ids of records to delete, together with their withdrawals and certificates. */
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
    const { put = [], remove = [], certificate, dropDraft, result } = updater(state);
    const removed = remove.flatMap<EntryKey>((id) => [
      ['request', id],
      ['withdrawal', id],
      ['certificate', id],
    ]);
    if (dropDraft !== undefined) removed.push(['draft', dropDraft]);
    const names = new Set(removed.map(nameOf));
    return {
      changes: [
        ...put.map((item) => {
          const key = keyOf(item);
          return { key, value: merged(valueAt(entries, key), findItem(state, item), item) };
        }),
        ...(certificate
          ? [{ key: ['certificate', certificate.id] as EntryKey, value: certificate.sealed }]
          : []),
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
  const drafts: Partial<Record<number, Draft>> = {};
  const records: OutboxRecord[] = [];
  const withdrawals: Withdrawal[] = [];
  const certificates: Partial<Record<string, string>> = {};
  let unreadable = 0;
  for (const { key, value } of entries.filter((entry) => entry.key[0] !== 'erased')) {
    const draft = key[0] === 'draft' ? parseDraft(value, now) : undefined;
    const { record: request, withdrawal: other } = storedSchemas();
    const record = key[0] === 'request' ? request.safeParse(value).data : undefined;
    const withdrawal = key[0] === 'withdrawal' ? other.safeParse(value).data : undefined;
    if (key[0] === 'certificate') certificates[key[1]] = String(value);
    else if (record) records.push(record);
    else if (withdrawal) withdrawals.push(withdrawal);
    else if (draft) drafts[Number(key[1])] = draft;
    else if (draft === undefined) unreadable += 1;
  }
  return {
    drafts,
    records: records.toSorted((a, b) => a.confirmedAt - b.confirmedAt),
    withdrawals,
    certificates,
    erased: erasureIn(entries),
    unreadable,
  };
}

/** Time for which a draft is kept after its last change, in milliseconds. */
const draftLifetimeMs = privacy.draftDays * day;

/** Returns true if a draft looks too old. The device's clock may be, or may have been, wrong. */
const looksOld = ({ changedAt }: Draft, now: number): boolean =>
  Math.abs(now - changedAt) > draftLifetimeMs;

/** Returns true if a draft has looked too old for more than a day. */
const isExpired = (draft: Draft, now: number): boolean =>
  looksOld(draft, now) && draft.oldSince !== undefined && Math.abs(now - draft.oldSince) > day;

/** Returns a stored draft, or undefined if it can't be read. It is null if it has expired. */
function parseDraft(value: unknown, now: number): Draft | null | undefined {
  const draft = storedSchemas().draft.safeParse(value).data;
  return draft && isExpired(draft, now) ? null : draft;
}

/** Records which drafts look old, and deletes those that have expired. */
export const ageDrafts = (database: Database, now: number): Promise<void> =>
  database.change((stored) => ({
    changes: stored.flatMap((entry) => agedDraft(entry, now)),
    result: undefined,
  }));

function agedDraft({ key, value }: Entry, now: number): Entry[] {
  const draft = key[0] === 'draft' ? parseDraft(value, now) : undefined;
  if (draft === null) return [{ key, value: undefined }];
  if (!draft) return [];
  const isOld = looksOld(draft, now);
  if (isOld === (draft.oldSince !== undefined)) return [];
  return [{ key, value: { ...(value as object), oldSince: isOld ? now : undefined } }];
}

/** A draft to save, and what the page knows about the device. */
export interface DraftSave {
  readonly courseId: number;
  /** Null if the form has its initial values. The stored draft is then deleted. */
  readonly draft: Draft | null;
  /** The value of `erased` that the page last read. */
  readonly erased: string | undefined;
  /**
   * True if the page has read the stored draft, or may replace it for another reason. Otherwise,
   * the page must not replace a stored draft.
   */
  readonly hasRead: boolean;
}

/** Saves a form's draft, in a transaction that touches nothing else. Resolves to true if saved. */
export const saveDraft = (
  database: Database,
  { courseId, draft, erased, hasRead }: DraftSave,
): Promise<boolean> => {
  const key: EntryKey = ['draft', courseId];
  return database.change(
    (stored) => {
      const value = valueAt(stored, key);
      // If the visitor has deleted everything since this page last read the database, earlier input
      // must not come back.
      const isRefused = hasRead ? erasureIn(stored) !== erased : parseDraft(value, Date.now());
      if (isRefused) return { changes: [], result: false };
      return {
        changes: [{ key, value: draft ? mergedDraft(value, draft) : undefined }],
        result: true,
      };
    },
    [key, ['erased']],
  );
};

/** Merges a draft with the stored one, which may have fields of a newer release. */
function mergedDraft(stored: unknown, next: Draft): object {
  const read = storedSchemas().draft.safeParse(stored).data;
  const form = merged((stored as Partial<Draft> | undefined)?.form, read?.form, next.form);
  return merged(stored, read, { ...next, form });
}

/**
 * Returns the stored value with the fields of `next` that differ from `read`. An older tab thus
 * keeps fields that a newer release has added, and choices that only that release offers. A newer
 * release must keep personal data in `form` or `request`, which are deleted once the request is
 * accepted.
 */
export function merged(stored: unknown, read: object | undefined, next: object): object {
  const before = new Map(Object.entries(read ?? {}));
  const after = new Map(Object.entries(next));
  const isSame = (name: string) => before.get(name) === after.get(name);
  return Object.fromEntries([
    ...Object.entries(stored ?? {}).filter(([name]) => !before.has(name) || isSame(name)),
    ...[...after].filter(([name, value]) => !isSame(name) && value !== undefined),
  ]);
}
