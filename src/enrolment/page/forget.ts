import { promisifyRequest } from 'idb-keyval';
import { tellOthers } from '../channel';
import { commit, deviceDatabase } from '../device-database';
import { draftSchema } from '../draft/draft-schema';
import {
  type AcceptedRecord,
  isUnsettled,
  type OutboxRecord,
  outboxRecordSchema,
  type RejectedRecord,
  type UnsettledRecord,
} from '../outbox/record';
import { closeAllNotifications } from './background';
import { emptyPage } from './empty-page';
import { isForgottenMark, markForgotten } from './forgotten-mark';
import { outboxChanged, refreshOutbox } from './outbox-view';

/** What this device keeps of the visitor. */
export interface WhatIsHere {
  readonly waiting: readonly UnsettledRecord[];
  readonly refused: readonly RejectedRecord[];
  /** The newest first. */
  readonly receipts: readonly AcceptedRecord[];
  /** How many forms were begun. */
  readonly drafts: number;
  /** How many records another release wrote, which this one can't read. */
  readonly unreadable: number;
  readonly hasSettings: boolean;
}

/** Looks through all that is stored. @throws if the device can't be read */
export async function whatIsHere(): Promise<WhatIsHere> {
  const values = await deviceDatabase('readonly', (store) =>
    promisifyRequest<unknown[]>(store.getAll()),
  );
  const records: OutboxRecord[] = values.flatMap(
    (value) => outboxRecordSchema.safeParse(value).data ?? [],
  );
  const drafts = values.filter((value) => draftSchema.safeParse(value).success).length;
  return {
    waiting: records.filter(isUnsettled),
    refused: records.filter((record) => record.state === 'rejected'),
    receipts: records
      .filter((record) => record.state === 'accepted')
      .toSorted((a, b) => b.acceptedAt - a.acceptedAt),
    drafts,
    unreadable: values.length - records.length - drafts,
    hasSettings: hasEntries(() => localStorage) || hasEntries(() => sessionStorage),
  };
}

/**
 * Wipes all that this device keeps of the visitor, in every tab. The database decides: it is emptied
 * in one transaction, and whatever was under way finds its record gone and stores nothing.
 *
 * @throws if the device refuses: then everything is still there
 */
export async function forgetEverything(): Promise<void> {
  await deviceDatabase('readwrite', (store) => {
    store.clear();
    return commit(store);
  });
  // Before others hear of it: what an ended page has noted of a draft lies here.
  try {
    localStorage.clear();
  } catch {
    // A browser that refuses it has nothing in it.
  }
  markForgotten();
  tellOthers({ kind: 'forgotten' });
  emptyPage();
  // Tabs of an earlier release know this word only.
  outboxChanged();
  await Promise.allSettled([closeAllNotifications(), navigator.clearAppBadge?.()]);
  await refreshOutbox();
}

function hasEntries(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((name) => !isForgottenMark(name));
  } catch {
    return false;
  }
}
