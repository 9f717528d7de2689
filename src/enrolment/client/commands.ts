import type { CourseId } from '../../content/course-ids';
import { askForAnswer } from '../core/attempt';
import { claimAsks, isAskDue, replied, withdraw as withdrawal } from '../core/answers';
import * as changes from '../core/changes';
import {
  browserEnvironment,
  confirmAndSend,
  deliverDue,
  type DeliveryEnvironment,
} from '../core/delivery';
import { type Device, type DeviceChange, createDevice, type DeviceState } from '../core/device';
import type { OutboxRecord } from '../core/record';
import { type ConfirmedRequest, released, type Trigger } from '../core/transitions';
import { formRequest, setAlertSeenHandler, showDueAlerts, shownAlerts } from './alerts';
import { getState, publish, refresh } from './device-store';
import { isStored, pageEntries } from './page-entries';
import { discardUnsavedInput } from '../../ui/unsaved-input';
import {
  closeAllNotifications,
  closeNotification,
  postNotifyMessage,
  registerBackgroundSync,
} from './service-worker';

/*
 * What a page writes into the device's database: nothing else does, but the worker, which delivers.
 * Each command is one transaction of the core, after which every tab looks anew.
 */

const device = createDevice(pageEntries, Date.now);
/** What the device refuses is thrown here, and nothing has changed. */
const strictDevice = createDevice({ ...pageEntries, change: pageEntries.changeOrThrow }, Date.now);

async function run<T>(
  updater: (state: DeviceState) => DeviceChange<T>,
  on: Device = device,
): Promise<T> {
  const result = await on.change(updater);
  await publish();
  return result;
}

setAlertSeenHandler(async (shown) => {
  await run(changes.markAlertShown(shown));
  await closeNotification(shown.id);
});

const environment: DeliveryEnvironment = {
  ...browserEnvironment,
  device,
  showAlerts: () => void showDueAlerts(),
  publish: () => void publish(),
};

/**
 * Stores what the visitor confirmed and sends it; offline, leaves it to wait.
 *
 * @param replaces the id of the predecessor: the request that this one is the changed form of
 * @returns its record, as it was answered or waits; undefined if it was deleted meanwhile
 */
export async function confirm(
  confirmed: Omit<ConfirmedRequest, 'id'>,
  replaces: string | null,
): Promise<OutboxRecord | undefined> {
  const record = await confirmAndSend(
    {
      confirmed: { id: crypto.randomUUID(), ...confirmed },
      replaces,
      sendsNow: navigator.onLine,
    },
    { ...environment, showAlerts: () => void showDueAlerts(true) },
    // Before the answer, so that the form shows its alert.
    ({ id }) => formRequest.set(id),
  );
  await refresh();
  void persistStorage();
  if (record?.state === 'queued') registerBackgroundSync();
  return record;
}

/** Sends what may be sent now. Gives the ids of the requests that were settled. */
export const deliver = (trigger: Trigger): Promise<string[]> => deliverDue(environment, trigger);

/** Lets a held request go again by itself, from now on. @throws if the device refuses */
export async function sendWhenOnline(id: string): Promise<void> {
  await run(
    changes.changeRecord(id, (record) => released(record, Date.now())),
    strictDevice,
  );
  registerBackgroundSync();
}

/** Saves a form's draft, or removes it. Gives whether it was saved. */
export async function saveDraft(draft: changes.DraftSave): Promise<boolean> {
  return (await run(changes.saveDraft(draft))) && isStored(['draft', draft.courseId]);
}

/**
 * Withdraws a request that the academy has. The withdrawal is sent as a request is. Gives whether the
 * request could still be withdrawn.
 *
 * @throws if the device refuses
 */
export async function withdraw(id: string): Promise<boolean> {
  // What is on this page only can be withdrawn on this page only.
  const on = isStored(['request', id]) ? strictDevice : device;
  const isWithdrawn = await run(withdrawal(id, Date.now()), on);
  registerBackgroundSync();
  return isWithdrawn;
}

/**
 * Asks how the requests stand that the academy has, if that is due on this device, and stores what is
 * new: its alert is then shown like any other. Never rejects.
 */
export async function askForAnswers(): Promise<void> {
  const isDue = getState().records.some((record) => isAskDue(record, Date.now()));
  if (!isDue || !navigator.onLine || document.visibilityState !== 'visible') return;
  // Read the clock in the transaction: a claim that another tab made just before it would otherwise start
  // in the future, which makes it invalid.
  const asked = await strictDevice.change((state) => claimAsks(Date.now())(state)).catch(() => []);
  for (const { id } of asked) {
    const reply = await askForAnswer(id);
    const change = changes.changeRecord(id, (record) => replied(record, reply, Date.now()));
    const stored = await device.change(change);
    if (stored?.announced === false) {
      void showDueAlerts();
      postNotifyMessage([id]);
    }
    await publish();
  }
}

/** Drops the draft of a request's form, so that the request can be changed there. */
export const openInForm = (id: string): Promise<boolean> => run(changes.openInForm(id));

/**
 * Deletes a request from the device, its receipt included. Gives whether it was there to go.
 *
 * @throws if the device refuses
 */
export const discard = (id: string, may?: (record: OutboxRecord) => boolean): Promise<boolean> =>
  run(changes.discard(id, may), strictDevice);

/**
 * Forgets what a form holds: its draft, and the request in it if that waits for the visitor. One
 * that is sent by itself goes on waiting. Gives whether the device has forgotten it.
 */
export async function clearForm(courseId: CourseId, requestId: string | null): Promise<boolean> {
  await run(changes.clearForm(courseId, requestId));
  return isStored(['draft', courseId]);
}

/** Whether the congratulation on enrolments is due on this page, and on no other. */
export const congratulate = (ids: readonly string[]): Promise<boolean> =>
  run(changes.congratulate(ids));

/**
 * Deletes all that this device keeps of the visitor, in every tab. The database decides: it is
 * emptied in one transaction, and whatever is under way finds its record gone and stores nothing.
 *
 * @throws if the device refuses: then everything is still there
 */
export async function deleteEverything(): Promise<void> {
  await pageEntries.erase();
  clearPage();
  await publish();
  await Promise.allSettled([closeAllNotifications(), navigator.clearAppBadge?.()]);
}

/** Takes off this page what it shows and keeps of the visitor: everything was deleted. */
export function clearPage(): void {
  shownAlerts.set([]);
  discardUnsavedInput();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that refuses them has nothing in them.
  }
}

let hasAsked = false;

/**
 * Asks the browser not to clear what this site keeps when the device runs short of space. Firefox
 * asks the visitor, who understands why once a request is confirmed.
 */
async function persistStorage(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Then it is kept as long as the browser likes.
  }
}
