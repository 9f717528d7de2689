import { language } from '#words/language';
import { persistStorage } from '../../ui/persist-storage';
import { discardUnsavedInput } from '../../ui/unsaved-input';
import { fetchReply } from '../core/attempt';
import { ageDrafts as ageDraftsIn } from '../core/device';
import * as outbox from '../core/outbox';
import * as receipts from '../core/receipts';
import { findRecord, isSettled, type OutboxRecord } from '../core/record';
import {
  browserEnvironment,
  confirmAndSend,
  deliverDue,
  type DeliveryEnvironment,
  type Trigger,
} from '../core/send';
import { dismissAlert, formRequest, pageAlerts, showDueAlerts, shownAlerts } from './alerts';
import { change, database, device, getState, refresh } from './device-store';
import { subscribeNewRequests, turnOffPush, unsubscribeFrom } from './push';
import { closeNotifications, postNotifyMessage, registerBackgroundSync } from './service-worker';
import { forgetInPage } from './tab-draft';

/*
 * Commands with which a page changes the device's requests. Each change is one transaction, after
 * which every tab reads the database again.
 */

/** Lets this page read the new state once the request has been sent, which comes first. */
function follow<T>(result: T): T {
  setTimeout(() => void refresh());
  return result;
}

const environment: DeliveryEnvironment = {
  ...browserEnvironment,
  device: {
    ...device,
    change: async (updater) => follow(await device.change(updater)),
    changeAnyway: async (updater) => follow(await device.changeAnyway(updater)),
  },
  alerts: pageAlerts,
};

/**
 * Stores a confirmed request, and sends it if the browser is online.
 *
 * @param replaces id of the request that this one replaces, or null
 * @returns the request's record: after the attempt, if this page made one, or else as stored;
 *   undefined if the request was deleted during the attempt
 */
export async function confirm(
  confirmed: Omit<outbox.ConfirmedRequest, 'id' | 'language'>,
  replaces: string | null,
): Promise<OutboxRecord | undefined> {
  const record = await confirmAndSend(
    {
      confirmed: { id: crypto.randomUUID(), language, ...confirmed },
      replaces,
      sendsNow: navigator.onLine,
    },
    environment,
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
  if (record && isSettled(record)) {
    postNotifyMessage([record.id]);
    void subscribeNewRequests();
  }
  return record;
}

/** Sends everything that is due. Resolves to the ids of the requests that were settled. */
export async function deliver(trigger: Trigger): Promise<string[]> {
  const settled = await deliverDue(environment, trigger);
  if (settled.length > 0) void subscribeNewRequests();
  return settled;
}

/** Queues a held request to be sent automatically. @throws if the device can't store the change */
export async function sendWhenOnline(id: string): Promise<void> {
  await change(outbox.changeRecord(id, (record) => outbox.released(record, Date.now())));
  registerBackgroundSync();
}

/** Records which drafts look old, and deletes those that have expired. Never rejects. */
export const ageDrafts = (): Promise<void> =>
  ageDraftsIn(database, Date.now()).catch(() => undefined);

/**
 * Queues the withdrawal of an accepted request. Resolves to false if it can no longer be withdrawn.
 *
 * @throws if the device can't store the withdrawal
 */
export async function withdraw(id: string): Promise<boolean> {
  const isWithdrawn = await change(receipts.withdraw(id, Date.now()));
  if (isWithdrawn) registerBackgroundSync();
  return isWithdrawn;
}

/**
 * Asks for replies to the requests that are due for a check, and stores them. Never rejects.
 *
 * @param news id of a request that has a new reply, as a notification or an email says
 */
export async function checkStatuses(news?: string): Promise<void> {
  const now = Date.now();
  const isDue = getState().records.some((record) => receipts.isStatusCheckDue(record, now, news));
  if (!isDue || document.visibilityState !== 'visible') return;
  // Read the clock inside the transaction. Otherwise, a claim that another tab has just made would
  // appear to start in the future, and would be ignored.
  const asked = await device
    .change((state) => receipts.claimStatusChecks(Date.now(), news)(state))
    .catch(() => []);
  await Promise.all(asked.map(({ id }) => checkStatus(id)));
}

/**
 * Asks for the reply to a request that is claimed for a check, and stores it. Never rejects.
 *
 * @param isSeen true if the visitor sees the reply anyway, so that it needs no alert
 */
export async function checkStatus(id: string, isSeen = false): Promise<void> {
  const result = await fetchReply(id);
  const store = receipts.storeStatus(id, result, Date.now(), isSeen);
  const stored = await change(store).catch(() => undefined);
  if (stored?.announced !== false) return;
  await showDueAlerts();
  postNotifyMessage([id]);
}

/**
 * Deletes a request or its receipt from the device. Resolves to true if it was deleted.
 *
 * @param may returns false to prevent the deletion
 * @throws if the device can't store the change
 */
export async function discard(
  id: string,
  may?: (record: OutboxRecord) => boolean,
): Promise<boolean> {
  const record = findRecord(getState(), id);
  const isDeleted = await change(outbox.discard(id, may));
  if (isDeleted) unsubscribeFrom(record);
  return isDeleted;
}

/**
 * Names a receipt, or removes its name if the new one is empty. The name stays on this device.
 * Resolves to true if the device has stored the change.
 */
export const nameReceipt = (id: string, name: string): Promise<boolean> =>
  change(receipts.nameReceipt(id, name)).then(
    (record) => record !== undefined && database.isSaved(),
    () => false,
  );

/** Deletes all of the visitor's data on this device, in every tab. @throws if it wasn't deleted */
export async function deleteEverything(): Promise<void> {
  const { records } = getState();
  await database.erase();
  clearPage();
  await refresh();
  await Promise.allSettled([
    turnOffPush(records),
    closeNotifications(),
    navigator.clearAppBadge?.(),
  ]);
}

/** Clears this page's alerts, its unsaved input and the site's web storage. */
export function clearPage(): void {
  shownAlerts.set([]);
  discardUnsavedInput();
  forgetInPage();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that blocks web storage has nothing stored there.
  }
}
