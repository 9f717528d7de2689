import type { CourseId } from '../../../src/content/course-ids';
import type { Draft } from '../../../src/enrolment/draft/draft';
import { isSameForm } from '../../../src/enrolment/form';
import {
  HandedOutError,
  type OutboxStore,
  type Transition,
} from '../../../src/enrolment/outbox/outbox-store';
import type { OutboxRecord } from '../../../src/enrolment/outbox/record';
import { isEditable, isHandedOut } from '../../../src/enrolment/outbox/transitions';

/** What a device holds. Several outboxes may share it, as tabs do. */
export interface MemoryDevice {
  readonly records: Map<string, OutboxRecord>;
  readonly drafts: Map<CourseId, Draft>;
}

export const emptyDevice = (): MemoryDevice => ({ records: new Map(), drafts: new Map() });

/** Decides when an operation happens, and whether; it happens in one go, as a transaction does. */
export type Commit = <T>(name: 'read' | 'write', operation: () => T) => Promise<T>;

/** An outbox in memory, which does what the one in IndexedDB does. */
export function memoryOutbox(
  { records, drafts }: MemoryDevice,
  commit: Commit = async (_, operation) => operation(),
): OutboxStore {
  return {
    all: () =>
      commit('read', () => [...records.values()].toSorted((a, b) => a.confirmedAt - b.confirmedAt)),

    get: (id) => commit('read', () => records.get(id)),

    add: (record, { draftOf, replaces }) =>
      commit('write', () => {
        const replaced = replaces === null ? undefined : records.get(replaces);
        if (replaced && isHandedOut(replaced)) throw new HandedOutError();
        records.set(record.id, record);
        const draft = drafts.get(draftOf);
        if (draft && 'form' in record && isSameForm(draft.form, record.form))
          drafts.delete(draftOf);
        if (replaced && isEditable(replaced)) records.delete(replaced.id);
      }),

    adopt: (record) =>
      commit('write', () => {
        if (records.has(record.id)) return false;
        records.set(record.id, record);
        return true;
      }),

    update: <Next extends OutboxRecord>(id: string, transition: Transition<Next>) =>
      commit('write', () => {
        const record = records.get(id);
        const next = record && transition(record);
        if (!next) return undefined;
        if (next === 'remove') {
          records.delete(id);
          return undefined;
        }
        records.set(id, next);
        return next;
      }),

    takeBack: (id, toDraft, overDraft = false) =>
      commit('write', () => {
        const record = records.get(id);
        const draft = record && toDraft(record);
        if (!draft) return false;
        if (overDraft || !drafts.has(record.formOf)) drafts.set(record.formOf, draft);
        records.delete(id);
        return true;
      }),

    makeWay: (id, may) =>
      commit('write', () => {
        const record = records.get(id);
        if (!record || !may(record)) return false;
        drafts.delete(record.formOf);
        return true;
      }),
  };
}
