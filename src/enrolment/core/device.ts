import { type CourseId, courseIds } from '../../content/course-ids';
import { privacy } from '../../content/privacy';
import type { Entries, Entry } from './entries';
import type { Draft, OutboxRecord } from './record';
import { draftSchema, outboxRecordSchema, parseRecord } from './record-schema';
import { day } from './schedule';

/** All that this device keeps of the visitor's drafts and requests: the only truth about them. */
export interface DeviceState {
  /** By the id of the course whose form it is. */
  readonly drafts: Readonly<Partial<Record<CourseId, Draft>>>;
  /** The oldest first. */
  readonly records: readonly OutboxRecord[];
  /** Another value each time that everything is deleted; undefined where that never happened. */
  readonly erased: string | undefined;
  /** Whether a request was ever stored here: not where the browser has cleared the device since. */
  readonly isUsed: boolean;
  /** How many entries another release wrote that this one can't read. They are left alone. */
  readonly unreadable: number;
}

/** What becomes of a state. */
export interface DeviceChange<T> {
  /** Records that are new or have changed. */
  readonly put?: readonly OutboxRecord[] | undefined;
  /** Ids of records that go. */
  readonly remove?: readonly string[] | undefined;
  /** A course's new draft; null where it goes. */
  readonly draft?: readonly [CourseId, Draft | null] | undefined;
  readonly result: T;
}

/** The device's state, read and changed as a whole: each change is a compare-and-set. */
export interface Device {
  /** @throws if the device can't be read */
  read(): Promise<DeviceState>;
  /**
   * Changes the state in one transaction.
   *
   * @param updater has no effects and may be asked more than once
   * @throws if the device can't store it
   */
  change<T>(updater: (state: DeviceState) => DeviceChange<T>): Promise<T>;
}

/** @param now milliseconds since 1970 */
export const createDevice = (stored: Entries, now: () => number): Device => ({
  read: async () => parseState(await stored.read(), now()),
  change: (updater) =>
    stored.change((entries) => {
      const state = parseState(entries, now());
      const { put = [], remove = [], draft, result } = updater(state);
      const changes: Entry[] = [
        ...put.map((record) => ({
          key: ['request', record.id] as ['request', string],
          value: outboxRecordSchema.parse(record),
        })),
        ...remove.map((id) => ({ key: ['request', id] as ['request', string], value: undefined })),
        ...entries.filter(({ value }) => isExpired(value, now())).map(({ key }) => deletion(key)),
      ];
      if (put.length > 0 && !state.isUsed) changes.push({ key: ['used'], value: true });
      if (draft) changes.push({ key: ['draft', draft[0]], value: draft[1] ?? undefined });
      return { changes, result };
    }),
});

const deletion = (key: Entry['key']): Entry => ({ key, value: undefined });

/** How long a draft is kept after its last change. */
const draftLifetimeMs = privacy.draftDays * day;

function isExpired(value: unknown, now: number): boolean {
  const draft = draftSchema.safeParse(value).data;
  return draft !== undefined && now - draft.changedAt > draftLifetimeMs;
}

/** Reads the state out of what is stored. */
export function parseState(entries: readonly Entry[], now: number): DeviceState {
  const drafts: Partial<Record<CourseId, Draft>> = {};
  const records: OutboxRecord[] = [];
  let erased: string | undefined;
  let isUsed = false;
  let unreadable = 0;
  for (const { key, value } of entries) {
    const draft = key[0] === 'draft' ? draftSchema.safeParse(value).data : undefined;
    const record = key[0] === 'request' ? parseRecord(value) : undefined;
    const courseId = courseIds.find((id) => id === key[1]);
    if (record) records.push(record);
    else if (key[0] === 'erased') erased = String(value);
    else if (key[0] === 'used') isUsed = true;
    else if (!draft || !courseId) unreadable += 1;
    else if (!isExpired(draft, now)) drafts[courseId] = draft;
  }
  return {
    drafts,
    records: records.toSorted((a, b) => a.confirmedAt - b.confirmedAt),
    erased,
    isUsed,
    unreadable,
  };
}
