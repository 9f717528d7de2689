import { type Delivery, deliver, enqueue, storeAndDeliver } from '../outbox/delivery';
import { deviceOutbox, HandedOutError } from '../outbox/outbox-store';
import type { SettledRecord } from '../outbox/record';
import type { ConfirmedRequest } from '../outbox/transitions';
import { settledAlerts } from './alerts';
import { askForBackgroundSync } from './background';
import { announceIfSeen, waitForNetwork } from './dispatcher';
import { sendWhenOnline } from './outbox-actions';
import { pageEnvironment } from './page-environment';
import { persistStorage } from './persist';

/** How submitting ended, for the form. */
export type Submitted =
  | {
      readonly kind: 'accepted';
      readonly reference: string | null;
      /** Whether another tab has told the visitor. */
      readonly told: boolean;
    }
  | { readonly kind: 'rejected'; readonly status: number }
  /** It would replace a request of which the visitor has a copy: nothing was stored or sent. */
  | { readonly kind: 'handed-out' }
  /** The outbox has it and sends it when it can. */
  | { readonly kind: 'queued' }
  /** No answer came: the outbox has it, and sends it on the visitor's word. */
  | { readonly kind: 'held' }
  /** The server can't take it now: the outbox sends it again by itself. */
  | { readonly kind: 'retrying'; readonly status: number }
  /** It did not get through, and the device can't store it. Null where no answer came. */
  | { readonly kind: 'unkept'; readonly status: number | null };

interface Submission {
  readonly confirmed: ConfirmedRequest;
  /** The record that this request is the mended form of. */
  readonly replaces: string | null;
  /** Tells the visitor how it ended, as soon as it is stored; before the function returns. */
  readonly tell: (result: Submitted) => void;
  /** Takes the alert back: another tab has told the visitor first. */
  readonly retract: () => void;
  /** Whether the form is still there to tell it. If not, the page's own alerts do. */
  readonly isAttended: () => boolean;
}

/**
 * Stores a request and sends it; offline it is stored only. `tell` is called once. Where the
 * device can't store, it is sent all the same. Never rejects.
 */
export async function submit({ tell, ...submission }: Submission): Promise<void> {
  let told = false;
  const tellOnce = (result: Submitted) => {
    if (!told) tell(result);
    told = true;
  };
  try {
    tellOnce(await submitStored({ ...submission, tell: tellOnce }));
  } catch (error) {
    tellOnce(
      error instanceof HandedOutError
        ? { kind: 'handed-out' }
        : await submitUnstored(submission.confirmed),
    );
  }
}

async function submitStored({
  confirmed,
  replaces,
  tell,
  retract,
  isAttended,
}: Submission): Promise<Submitted> {
  const { id } = confirmed;
  const announceInForm = (record: SettledRecord) => {
    settledAlerts.markSeen(id);
    tell(settledResult(record));
    return (isNoted: boolean) => {
      if (!isNoted) retract();
    };
  };
  const known = await deviceOutbox.get(id);
  if (!navigator.onLine) {
    if (known) await sendWhenOnline(id);
    else {
      await enqueue(confirmed, replaces, pageEnvironment);
      waitForNetwork();
    }
    return { kind: 'queued' };
  }
  const options = {
    trigger: 'submitted',
    ifUnanswered: 'hold',
    announce: () => (isAttended() ? announceInForm : announceIfSeen()),
  } as const;
  const delivery = await (known
    ? deliver(id, pageEnvironment, options)
    : storeAndDeliver(confirmed, replaces, pageEnvironment, options));
  void persistStorage();
  // Another tab or the worker is at it, or was.
  if (!delivery) return { kind: 'queued' };
  const result = resultOf(delivery);
  // It goes once more, and is then accepted once more.
  if (result.kind === 'accepted' && delivery.record === 'not-stored') settledAlerts.markSeen(id);
  if (result.kind === 'retrying') askForBackgroundSync();
  return result;
}

function settledResult(record: SettledRecord): Submitted {
  return record.state === 'accepted'
    ? { kind: 'accepted', reference: record.reference, told: false }
    : { kind: 'rejected', status: record.status };
}

function resultOf({ outcome, record }: Delivery): Submitted {
  switch (outcome.kind) {
    case 'accepted':
      return {
        kind: 'accepted',
        reference: outcome.reference,
        told: record === 'overtaken',
      };
    case 'rejected':
      // Another's try decides.
      if (record === 'overtaken') return { kind: 'queued' };
      return { kind: 'rejected', status: outcome.status };
    case 'failed': {
      const status = outcome.failure.kind === 'status' ? outcome.failure.status : null;
      if (record === 'not-stored') return { kind: 'unkept', status };
      if (record === 'overtaken') return { kind: 'queued' };
      return status === null ? { kind: 'held' } : { kind: 'retrying', status };
    }
  }
}

async function submitUnstored({ request, id }: ConfirmedRequest): Promise<Submitted> {
  const outcome = await pageEnvironment.attempt(request, id);
  return resultOf({ outcome, record: 'not-stored' });
}
