import { tellOthers } from '../channel';
import { removeDraft } from '../draft/draft-store';
import { deviceOutbox } from '../outbox/outbox-store';
import type { OutboxRecord } from '../outbox/record';
import { isEditable, isWithdrawable, released } from '../outbox/transitions';
import { dispatch, waitForNetwork } from './dispatcher';
import { outboxChanged } from './outbox-client';

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
 * @returns whether it was still there to be taken back
 */
export async function withdraw(id: string): Promise<boolean> {
  const taken = await deviceOutbox.takeBack(id, (record) =>
    isWithdrawable(record) ? { form: record.form, step: 1, changedAt: Date.now() } : undefined,
  );
  outboxChanged();
  return taken;
}

/**
 * Lets a request that was refused, or got no answer, stand in its form when that is opened: the
 * form's draft goes, of which the caller has asked. The record stays until the mended one takes its
 * place; without a change it goes again under its key.
 */
export async function makeWayInForm({ formOf }: OutboxRecord): Promise<void> {
  await removeDraft(formOf);
  tellOthers({ kind: 'draft-changed', courseId: formOf });
}

/** Forgets a request that was refused, or that got no answer, and what was typed in it. */
export async function discard(id: string): Promise<void> {
  await deviceOutbox.update<never>(id, (record) => (isEditable(record) ? 'remove' : undefined));
  outboxChanged();
}
