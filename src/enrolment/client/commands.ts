import { language } from '#words/language';
import type { CourseId } from '../../content/course-ids';
import { fetchReply } from '../core/attempt';
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
import type { EntryKey } from '../core/key-value-store';
import { isSettled, type OutboxRecord, type SettledRecord } from '../core/record';
import { type ConfirmedRequest, released, type Trigger } from '../core/transitions';
import { dismissAlert, formRequest, showDueAlerts } from './alerts';
import { clearPage } from './clear-page';
import { getState, publish, refresh } from './device-store';
import { pageStore } from './page-store';
import { persistStorage } from '../../ui/persist-storage';
import {
  closeAllNotifications,
  closeNotification,
  postNotifyMessage,
  registerBackgroundSync,
} from './service-worker';

/*
 * Commands with which a page changes the device's database. Each change is one transaction. If the
 * change is visible, every tab then reads the database again. Nothing else writes to the database,
 * except the service worker.
 */

const { isStored } = pageStore;
const device = createDeviceStore(pageStore, Date.now);
/**
 * Like `device`, but throws if the device refuses a change, unless the change concerns only entries
 * that are already kept in memory.
 */
const strictDevice = createDeviceStore({ ...pageStore, change: pageStore.changeOrThrow }, Date.now);

async function run<T>(
  updater: (state: DeviceState) => StateChange<T>,
  on: DeviceStore = device,
): Promise<T> {
  const result = await on.change(updater);
  await publish();
  return result;
}

/** Records a seen alert on the device, so that no page shows it again. */
export async function recordAlertSeen(shown: SettledRecord): Promise<void> {
  await run(reducers.markAlertShown(shown));
  await closeNotification(shown.id);
}

const environment: DeliveryEnvironment = {
  ...browserEnvironment,
  device,
  showAlerts: () => void showDueAlerts(),
  publish: () => void publish(),
};

/**
 * Stores a confirmed request, and sends it if the browser is online.
 *
 * @param replaces id of the request that this one replaces, or null
 * @returns the request's record: after the attempt, if this page made one, or else as stored;
 *   undefined if the request was deleted during the attempt
 */
export async function confirm(
  confirmed: Omit<ConfirmedRequest, 'id' | 'language'>,
  replaces: string | null,
): Promise<OutboxRecord | undefined> {
  const record = await confirmAndSend(
    {
      confirmed: { id: crypto.randomUUID(), language, ...confirmed },
      replaces,
      sendsNow: navigator.onLine,
    },
    { ...environment, showAlerts: () => void showDueAlerts(true) },
    ({ id }) => {
      if (replaces !== null && replaces !== id) dismissAlert(replaces);
      // Set this before the response arrives, so that the form shows the alert. If no form is open
      // any more, `SettledAlerts` shows it.
      if (formRequest.get() !== undefined) formRequest.set(id);
    },
  );
  await refresh();
  void persistStorage();
  if (record?.state === 'queued') registerBackgroundSync();
  if (record && isSettled(record)) postNotifyMessage([record.id]);
  return record;
}

/** Sends everything that is due. Resolves to the ids of the requests that were settled. */
export const deliver = (trigger: Trigger): Promise<string[]> => deliverDue(environment, trigger);

/** Queues a held request to be sent automatically. @throws if the device can't store the change */
export async function sendWhenOnline(id: string): Promise<void> {
  await run(
    reducers.changeRecord(id, (record) => released(record, Date.now())),
    strictDevice,
  );
  registerBackgroundSync();
}

/** Records which drafts look old, and deletes those that have expired. Never rejects. */
export const ageDrafts = (): Promise<void> =>
  strictDevice.change(() => ({ result: undefined })).catch(() => undefined);

/** Saves or deletes a form's draft. Resolves to true if the device has stored the change. */
export async function saveDraft(draft: reducers.DraftSave): Promise<boolean> {
  const key: EntryKey = ['draft', draft.courseId];
  const isSaved = await run((state) =>
    // A version that only this page's memory holds may be replaced.
    reducers.saveDraft({ ...draft, hasRead: draft.hasRead || !isStored(key) })(state),
  );
  return isSaved && isStored(key);
}

/**
 * Queues the withdrawal of an accepted request. Resolves to false if it can no longer be withdrawn.
 *
 * @throws if the device can't store the withdrawal
 */
export async function withdraw(id: string): Promise<boolean> {
  // If only this page's memory holds the request, its withdrawal may be kept there, too.
  const on = isStored(['request', id]) ? strictDevice : device;
  const isWithdrawn = await run(withdrawal(id, Date.now()), on);
  if (isWithdrawn) registerBackgroundSync();
  return isWithdrawn;
}

/** Asks for replies to the requests that are due for a check, and stores them. Never rejects. */
export async function checkStatuses(): Promise<void> {
  const isDue = getState().records.some((record) => isStatusCheckDue(record, Date.now()));
  if (!isDue || document.visibilityState !== 'visible') return;
  // Read the clock inside the transaction. Otherwise, a claim that another tab has just made would
  // appear to start in the future, and would be ignored.
  const asked = await strictDevice
    .change((state) => claimStatusChecks(Date.now())(state))
    .catch(() => []);
  await Promise.all(asked.map(({ id }) => checkStatus(id)));
}

async function checkStatus(id: string): Promise<void> {
  const result = await fetchReply(id);
  const change = reducers.changeRecord(id, (record) => replied(record, result, Date.now()));
  const stored = await device.change(change);
  if (stored?.announced === false) {
    void showDueAlerts();
    postNotifyMessage([id]);
  }
  await publish();
}

/** Deletes the draft of a request's form. Resolves to false if the request can't be edited. */
export const openInForm = (id: string): Promise<boolean> => run(reducers.openInForm(id));

/**
 * Deletes a request or its receipt from the device. Resolves to true if it was deleted.
 *
 * @param may returns false to prevent the deletion
 * @throws if the device can't store the change
 */
export const discard = (id: string, may?: (record: OutboxRecord) => boolean): Promise<boolean> =>
  run(reducers.discard(id, may), strictDevice);

/**
 * Names a receipt, or removes its name if the new one is empty. The name stays on this device.
 * Resolves to true if the device has stored the change.
 */
export async function nameReceipt(id: string, name: string): Promise<boolean> {
  try {
    const named = await run(reducers.nameReceipt(id, name), strictDevice);
    return named !== undefined && isStored(['request', id]);
  } catch {
    return false;
  }
}

/**
 * Deletes a form's draft, and its request if the request was rejected or got no response. A request
 * that will be sent automatically stays. Resolves to true if the device has stored the change.
 */
export async function clearForm(courseId: CourseId, requestId: string | null): Promise<boolean> {
  await run(reducers.clearForm(courseId, requestId));
  return isStored(['draft', courseId]) && (requestId === null || isStored(['request', requestId]));
}

/**
 * Records that the visitor has been congratulated on enrolments. Resolves to true if a
 * congratulation was still due.
 */
export const congratulate = (ids: readonly string[]): Promise<boolean> =>
  run(reducers.congratulate(ids));

/** Deletes all of the visitor's data on this device, in every tab. @throws if it wasn't deleted */
export async function deleteEverything(): Promise<void> {
  await pageStore.erase();
  clearPage();
  await publish();
  await Promise.allSettled([closeAllNotifications(), navigator.clearAppBadge?.()]);
}
