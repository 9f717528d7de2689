import { promisifyRequest } from 'idb-keyval';
import type { CourseId } from '../../content/course-ids';
import { commit, deviceDatabase, keysOf } from '../device-database';
import { type Draft, draftKey } from '../draft/draft';
import { draftSchema } from '../draft/draft-schema';
import { isSameForm } from '../form';
import { type OutboxRecord, outboxRecordSchema } from './record';
import { isEditable, isHandedOut } from './transitions';

/**
 * What a stored record becomes, given what is stored now: another record, `remove`, or undefined
 * where it stays as it is. It may be asked more than once and has no effects.
 */
export type Transition<Next extends OutboxRecord> = (
  record: OutboxRecord,
) => Next | 'remove' | undefined;

/**
 * Where the outbox lies. Every change is a compare-and-set in one transaction: pages and worker
 * change the same records without asking each other. All of it rejects if the device can't store.
 */
export interface OutboxStore {
  /** Every record, the oldest first. */
  all(): Promise<OutboxRecord[]>;
  get(id: string): Promise<OutboxRecord | undefined>;
  /**
   * Stores a new record; its form's draft goes, unless another tab has put other answers there, and
   * so does the request that it is the mended form of, if that is still the visitor's to change.
   *
   * @throws {HandedOutError} if that one has left the device as a copy: both would count
   */
  add(record: OutboxRecord, gone: { draftOf: CourseId; replaces: string | null }): Promise<void>;
  /**
   * Stores a record that was opened from a copy, unless the device has one under its key already.
   *
   * @returns whether it was stored
   */
  adopt(record: OutboxRecord): Promise<boolean>;
  /** Changes a record. Gives what was stored, or undefined where nothing was. */
  update<Next extends OutboxRecord>(
    id: string,
    transition: Transition<Next>,
  ): Promise<Next | undefined>;
  /**
   * Takes a record out and keeps what was typed as its form's draft, in one.
   *
   * @param toDraft makes the draft, or declines what is stored now
   * @param overDraft whether it takes the place of a draft that the form has; else that one stays
   * @returns whether it was taken
   */
  takeBack(
    id: string,
    toDraft: (record: OutboxRecord) => Draft | undefined,
    overDraft?: boolean,
  ): Promise<boolean>;
  /**
   * Drops the draft of a record's form, so that the record can stand there, in one.
   *
   * @param may whether it may, as it is stored now
   * @returns whether it may
   */
  makeWay(id: string, may: (record: OutboxRecord) => boolean): Promise<boolean>;
}

/** A request of which the visitor has a copy can't be replaced by a mended one. */
export class HandedOutError extends Error {
  override readonly name = 'HandedOutError';
}

const prefix = 'request';
const keyOf = (id: string) => [prefix, id];

/** The outbox in the device's database. */
export const deviceOutbox: OutboxStore = {
  async all() {
    const stored = await deviceDatabase('readonly', (store) =>
      promisifyRequest<unknown[]>(store.getAll(keysOf(prefix))),
    );
    return stored
      .flatMap((value) => parse(value) ?? [])
      .toSorted((a, b) => a.confirmedAt - b.confirmedAt);
  },

  get: (id) => deviceDatabase('readonly', (store) => read(store, id)),

  add: (record, { draftOf, replaces }) =>
    deviceDatabase('readwrite', async (store) => {
      const draft = draftSchema.safeParse(
        await promisifyRequest<unknown>(store.get(draftKey(draftOf))),
      ).data;
      const replaced = replaces === null ? undefined : await read(store, replaces);
      if (replaced && isHandedOut(replaced)) throw new HandedOutError();
      store.put(outboxRecordSchema.parse(record), keyOf(record.id));
      if (draft && 'form' in record && isSameForm(draft.form, record.form)) {
        store.delete(draftKey(draftOf));
      }
      if (replaced && isEditable(replaced)) store.delete(keyOf(replaced.id));
      await commit(store);
    }),

  adopt: (record) =>
    deviceDatabase('readwrite', async (store) => {
      // The key alone decides: what another release stored, and this one can't read, is there too.
      const key = await promisifyRequest(store.getKey(keyOf(record.id)));
      if (key !== undefined) return false;
      store.put(outboxRecordSchema.parse(record), keyOf(record.id));
      await commit(store);
      return true;
    }),

  update: (id, transition) =>
    deviceDatabase('readwrite', async (store) => {
      const record = await read(store, id);
      const next = record && transition(record);
      if (!next) return undefined;
      if (next === 'remove') store.delete(keyOf(id));
      else store.put(outboxRecordSchema.parse(next), keyOf(id));
      await commit(store);
      return next === 'remove' ? undefined : next;
    }),

  takeBack: (id, toDraft, overDraft = false) =>
    deviceDatabase('readwrite', async (store) => {
      const record = await read(store, id);
      const draft = record && toDraft(record);
      if (!draft) return false;
      const key = draftKey(record.formOf);
      const hasDraft = (await promisifyRequest(store.getKey(key))) !== undefined;
      if (overDraft || !hasDraft) store.put(draft, key);
      store.delete(keyOf(id));
      await commit(store);
      return true;
    }),

  makeWay: (id, may) =>
    deviceDatabase('readwrite', async (store) => {
      const record = await read(store, id);
      if (!record || !may(record)) return false;
      store.delete(draftKey(record.formOf));
      await commit(store);
      return true;
    }),
};

async function read(store: IDBObjectStore, id: string): Promise<OutboxRecord | undefined> {
  return parse(await promisifyRequest<unknown>(store.get(keyOf(id))));
}

/** What another release stored and this one can't read is left alone, and not shown. */
function parse(value: unknown): OutboxRecord | undefined {
  return outboxRecordSchema.safeParse(value).data;
}
