import { showBadge } from '../enrolment/core/badge';
import { publishChange } from '../enrolment/core/channel';
import {
  browserEnvironment,
  deliverDue,
  type DeliveryEnvironment,
} from '../enrolment/core/delivery';
import { notifyMessageSchema, syncTag } from '../enrolment/core/worker-protocol';
import { paths } from '../content/addresses';
import { wordsForState } from '../content/answers';
import { fullTitleOf } from '../content/course-titles';
import { notificationTexts } from '../content/notifications';
import { findRecord } from '../enrolment/core/changes';
import { createDevice } from '../enrolment/core/device';
import { storedEntries } from '../enrolment/core/entries';
import {
  isSettled,
  isWaiting,
  type OutboxRecord,
  type SettledRecord,
  tellsAnswer,
} from '../enrolment/core/record';

declare const self: ServiceWorkerGlobalScope;

/** The device's drafts and requests, as the worker reads and changes them. */
const device = createDevice(storedEntries, Date.now);

const environment: DeliveryEnvironment = {
  ...browserEnvironment,
  device,
  isVisible: () => false,
  showAlert: () => {},
  publish: publishChange,
};

/**
 * Sends what waits when the browser has found a network, also while no page is open.
 *
 * @throws where something still waits: then the browser tries again later, a few times
 */
export async function deliverOnSync(tag: string): Promise<void> {
  if (tag !== syncTag) return;
  await notify(await deliverDue(environment, 'reconnected'));
  const state = await device.read();
  // Last of all: a browser without badges may end the worker that asks for one.
  await showBadge(state);
  if ([...state.records, ...state.withdrawals].some(isWaiting)) {
    throw new Error('Something still waits.');
  }
}

/** @param data of any message; others than the one that asks for this are ignored */
export async function notifyOnRequest(data: unknown): Promise<void> {
  const message = notifyMessageSchema.safeParse(data).data;
  if (message) await notify(message.ids);
}

/**
 * Shows by system notifications how requests ended, if the visitor allowed that and sees no page of
 * the site: a page in view shows its own alert, and the next visit does.
 */
async function notify(ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !isAllowed() || (await isSiteSeen())) return;
  for (const id of ids) {
    const record = findRecord(await device.read(), id);
    if (!isAlertPending(record)) continue;
    await show(record);
    // A page that has been opened meanwhile looked for the notification before it was there.
    if (isAlertPending(findRecord(await device.read(), id))) continue;
    for (const shown of await self.registration.getNotifications({ tag: id })) shown.close();
  }
}

/** Some browsers know no notifications from a worker. */
const isAllowed = () => 'Notification' in self && Notification.permission === 'granted';

const isAlertPending = (record: OutboxRecord | undefined): record is SettledRecord =>
  record !== undefined && isSettled(record) && !record.announced;

function show(record: SettledRecord): Promise<void> {
  const { title, body } = textOf(record);
  const isAccepted = record.state === 'accepted';
  return self.registration.showNotification(title, {
    body,
    // Where a tap leads.
    data: isAccepted ? paths.receipt(record.id) : paths.editRequest(record.formOf, record.id),
    tag: record.id,
    lang: 'en',
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
  });
}

function textOf(record: SettledRecord) {
  const course = fullTitleOf(record.courseId);
  if (tellsAnswer(record)) {
    return notificationTexts.answered(wordsForState(record.answer.state).title, course);
  }
  return record.state === 'accepted'
    ? notificationTexts.accepted(course, record.reference)
    : notificationTexts.rejected(course, record.status);
}

async function isSiteSeen(): Promise<boolean> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(({ visibilityState }) => visibilityState === 'visible');
}
