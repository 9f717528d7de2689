import type { CourseId } from '../../content/course-ids';
import { askForAnswer } from '../core/attempt';
import { claimStatusChecks, isStatusCheckDue, replied } from '../core/status-check';
import { withdraw as withdrawal } from '../core/withdrawal';
import * as reducers from '../core/reducers';
import {
  browserEnvironment,
  confirmAndSend,
  deliverDue,
  type DeliveryEnvironment,
} from '../core/delivery';
import {
  type DeviceStore,
  type StateChange,
  createDeviceStore,
  type DeviceState,
} from '../core/device';
import type { OutboxRecord } from '../core/record';
import { type ConfirmedRequest, released, type Trigger } from '../core/transitions';
import { formRequest, setAlertSeenHandler, showDueAlerts, shownAlerts } from './alerts';
import { getState, publish, refresh } from './device-store';
import { isStored, pageStore } from './page-store';
import { persistStorage } from '../../ui/persist-storage';
import { discardUnsavedInput } from '../../ui/unsaved-input';
import {
  closeAllNotifications,
  closeNotification,
  postNotifyMessage,
  registerBackgroundSync,
} from './service-worker';

/*
 * The commands by which a page changes the device's database. Each change is one transaction of the
 * core, after which every tab reads again. Only `use-draft.ts`, for a page that is unloading, and
 * the worker write in other ways.
 */

const device = createDeviceStore(pageStore, Date.now);
/** Throws if the device refuses a change; then nothing on the device has changed. */
const strictDevice = createDeviceStore({ ...pageStore, change: pageStore.changeOrThrow }, Date.now);

async function run<T>(
  updater: (state: DeviceState) => StateChange<T>,
  on: DeviceStore = device,
): Promise<T> {
  const result = await on.change(updater);
  await publish();
  return result;
}

setAlertSeenHandler(async (shown) => {
  await run(reducers.markAlertShown(shown));
  await closeNotification(shown.id);
});

const environment: DeliveryEnvironment = {
  ...browserEnvironment,
  device,
  showAlerts: () => void showDueAlerts(),
  publish: () => void publish(),
};

/**
 * Stores a confirmed request and sends it; offline, leaves it queued.
 *
 * @param replaces the id of the predecessor, the request that was edited into this one
 * @returns its record after the attempt, or once it is queued; undefined if it has been deleted
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
    // Before the response arrives, so that the form shows the alert.
    ({ id }) => formRequest.set(id),
  );
  await refresh();
  void persistStorage();
  if (record?.state === 'queued') registerBackgroundSync();
  return record;
}

/** Sends what is due. Returns the ids of the requests that were settled. */
export const deliver = (trigger: Trigger): Promise<string[]> => deliverDue(environment, trigger);

/** Queues a held request, to be sent automatically from now on. @throws if the device refuses */
export async function sendWhenOnline(id: string): Promise<void> {
  await run(
    reducers.changeRecord(id, (record) => released(record, Date.now())),
    strictDevice,
  );
  registerBackgroundSync();
}

/** Saves a form's draft, or removes it. Resolves to true if the device has stored that. */
export async function saveDraft(draft: reducers.DraftSave): Promise<boolean> {
  return (await run(reducers.saveDraft(draft))) && isStored(['draft', draft.courseId]);
}

/**
 * Withdraws an accepted request; the withdrawal is sent like a request. Resolves to false if the
 * request could no longer be withdrawn.
 *
 * @throws if the device refuses
 */
export async function withdraw(id: string): Promise<boolean> {
  // A request stored only on this page can be withdrawn only here.
  const on = isStored(['request', id]) ? strictDevice : device;
  const isWithdrawn = await run(withdrawal(id, Date.now()), on);
  if (isWithdrawn) registerBackgroundSync();
  return isWithdrawn;
}

/**
 * Asks for replies to accepted requests, if that is due on this device, and stores new ones; their
 * alerts are shown like any other. Never rejects.
 */
export async function checkStatuses(): Promise<void> {
  const isDue = getState().records.some((record) => isStatusCheckDue(record, Date.now()));
  if (!isDue || !navigator.onLine || document.visibilityState !== 'visible') return;
  // Read the clock in the transaction: otherwise, a claim that another tab has just made would
  // start in the future and be ignored.
  const asked = await strictDevice
    .change((state) => claimStatusChecks(Date.now())(state))
    .catch(() => []);
  await Promise.all(asked.map(({ id }) => checkStatus(id)));
}

async function checkStatus(id: string): Promise<void> {
  const reply = await askForAnswer(id);
  const change = reducers.changeRecord(id, (record) => replied(record, reply, Date.now()));
  const stored = await device.change(change);
  if (stored?.announced === false) {
    void showDueAlerts();
    postNotifyMessage([id]);
  }
  await publish();
}

/** Deletes the draft of a request's form, so that the request can be edited there. */
export const openInForm = (id: string): Promise<boolean> => run(reducers.openInForm(id));

/**
 * Deletes a request or its receipt from the device. Resolves to true if it was deleted.
 *
 * @throws if the device refuses
 */
export const discard = (id: string, may?: (record: OutboxRecord) => boolean): Promise<boolean> =>
  run(reducers.discard(id, may), strictDevice);

/**
 * Deletes what a form holds: its draft, and its request if that waits for the visitor. A request
 * that is sent automatically stays. Resolves to true if the device has deleted them.
 */
export async function clearForm(courseId: CourseId, requestId: string | null): Promise<boolean> {
  await run(reducers.clearForm(courseId, requestId));
  return isStored(['draft', courseId]) && (requestId === null || isStored(['request', requestId]));
}

/** Resolves to true if this page, and no other, has to show the congratulation on enrolments. */
export const congratulate = (ids: readonly string[]): Promise<boolean> =>
  run(reducers.congratulate(ids));

/**
 * Deletes all of the visitor's data on this device, in every tab. The database is emptied in one
 * transaction; an attempt under way finds its record gone and stores nothing.
 *
 * @throws if the device refuses; then nothing is deleted
 */
export async function deleteEverything(): Promise<void> {
  await pageStore.erase();
  clearPage();
  await publish();
  await Promise.allSettled([closeAllNotifications(), navigator.clearAppBadge?.()]);
}

/** Clears this page's alerts, unsaved input and web storage, after everything was deleted. */
export function clearPage(): void {
  shownAlerts.set([]);
  discardUnsavedInput();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that blocks web storage has nothing stored there.
  }
}
