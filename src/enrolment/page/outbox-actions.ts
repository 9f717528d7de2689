import { tellOthers } from '../channel';
import { handedOut, notHandedOut, opened, type SavedRequest } from '../outbox/copies';
import { deviceOutbox } from '../outbox/outbox-store';
import {
  isForgettable,
  isUnsettled,
  type OutboxRecord,
  type UnsettledRecord,
} from '../outbox/record';
import { isEditable, isWithdrawable, released } from '../outbox/transitions';
import { dispatch, waitForNetwork } from './dispatcher';
import { outboxChanged } from './outbox-view';

/** What the visitor can do with a request of the outbox. All of it rejects if the device refuses. */

/** Sends everything that waits, now. */
export const sendNow = (): Promise<void> => dispatch('asked');

/** Lets a held request go again by itself, from now on. */
export async function sendWhenOnline(id: string): Promise<void> {
  await deviceOutbox.update(id, (record) => released(record, Date.now()));
  outboxChanged();
  waitForNetwork();
}

/**
 * Takes a request back that was never tried; what was typed stays as the draft of its form, unless
 * another is there.
 *
 * @param overDraft whether it takes that one's place, of which the caller has asked
 * @returns whether it was still there to be taken back
 */
export async function withdraw(
  { id, formOf }: Pick<OutboxRecord, 'id' | 'formOf'>,
  overDraft = false,
): Promise<boolean> {
  const taken = await deviceOutbox.takeBack(
    id,
    (record) =>
      isWithdrawable(record) ? { form: record.form, step: 1, changedAt: Date.now() } : undefined,
    overDraft,
  );
  if (taken) tellOthers({ kind: 'draft-changed', courseId: formOf });
  outboxChanged();
  return taken;
}

/** A request of which a copy leaves the device, and how it stood before. */
export interface HandedOut {
  readonly record: UnsettledRecord;
  readonly before: UnsettledRecord;
}

/**
 * Notes that a copy of some requests is about to leave the device, before it does: from then on
 * they can't be withdrawn or changed. What is settled by now is left out.
 */
export async function handOut(ids: readonly string[]): Promise<HandedOut[]> {
  const all: HandedOut[] = [];
  try {
    for (const id of ids) {
      let before: UnsettledRecord | undefined;
      const record = await deviceOutbox.update(id, (stored) => {
        before = isUnsettled(stored) ? stored : undefined;
        return handedOut(stored);
      });
      if (record && before) all.push({ record, before });
    }
  } catch (error) {
    // None leaves, then.
    await keepIn(all);
    throw error;
  }
  outboxChanged();
  return all;
}

/** Notes that no copy left the device after all. Never rejects: else it stays noted that one did. */
export async function keepIn(all: readonly HandedOut[]): Promise<void> {
  for (const { record, before } of all) {
    await deviceOutbox
      .update(record.id, (stored) => notHandedOut(stored, before))
      .catch(() => undefined);
  }
  outboxChanged();
}

/**
 * Takes a request up that came as a copy, and sends it as soon as there is a network.
 *
 * @returns whether it is new here; if not, nothing changes
 */
export async function adopt(saved: SavedRequest): Promise<boolean> {
  const isNew = await deviceOutbox.adopt(opened(saved, Date.now()));
  if (isNew) {
    outboxChanged();
    waitForNetwork();
  }
  return isNew;
}

/**
 * Lets a request that was refused, or got no answer, stand in its form when that is opened: the
 * form's draft goes, of which the caller has asked. The record stays until the mended one takes its
 * place; without a change it goes again under its key.
 *
 * @returns whether it can still be changed; if not, the draft stays
 */
export async function makeWayInForm({ id, formOf }: OutboxRecord): Promise<boolean> {
  const isMade = await deviceOutbox.makeWay(id, isEditable);
  if (isMade) tellOthers({ kind: 'draft-changed', courseId: formOf });
  return isMade;
}

/**
 * Forgets a request, its receipt included, and what was typed in it; what is being sent stays.
 *
 * @param may what may be forgotten, of what the device has stored by now
 * @returns whether it was forgotten
 */
export async function discard(
  id: string,
  may: (record: OutboxRecord) => boolean = isForgettable,
): Promise<boolean> {
  let isForgotten = false;
  await deviceOutbox.update<never>(id, (record) => {
    isForgotten = isForgettable(record) && may(record);
    return isForgotten ? 'remove' : undefined;
  });
  outboxChanged();
  return isForgotten;
}
