import { isOffered } from '../content/course-ids';
import { paths } from '../content/paths';
import { showBadge } from '../enrolment/core/badge';
import { browserEnvironment, deliverDue, type DeliveryEnvironment } from '../enrolment/core/send';
import { createDeviceStore } from '../enrolment/core/device';
import { indexedDatabase } from '../enrolment/core/database';
import {
  announcesReply,
  deliverables,
  isWaiting,
  notificationTag,
  type SettledRecord,
} from '../enrolment/core/record';
import { isAlertDue } from '../enrolment/core/receipts';
import { subscribeToReplies } from '../enrolment/core/push';
import { isMessage, type Message, syncTag } from '../enrolment/core/worker-protocol';
import { type SiteLanguage, siteLanguages } from '../content/languages';
import { inLanguage } from '../site/languages';
import { wordsForState } from '../site/request-state';
import { notificationWords } from './notification-words';
import { lastLanguage } from './opened-languages';

declare const self: ServiceWorkerGlobalScope;

const device = createDeviceStore(indexedDatabase, Date.now);

const environment: DeliveryEnvironment = { ...browserEnvironment, device };

/** Throws if a request is still waiting after the delivery, so that the browser retries. */
export async function deliverOnSync(tag: string): Promise<void> {
  if (tag !== syncTag) return;
  await notify(await deliverDue(environment, 'reconnected'));
  // If this fails, the next page tries again.
  await subscribe().catch(() => false);
  const state = await device.read();
  // Set the badge last, because a browser that can't show badges may terminate the worker.
  await showBadge(state);
  if (deliverables(state).some(isWaiting)) {
    throw new Error('Some requests are still waiting.');
  }
}

/** Some browsers have no push service. */
const subscribe = async () =>
  subscribeToReplies(device, await self.registration.pushManager?.getSubscription());

/** The push service has replaced or ended the subscription. Some browsers don't name a new one. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  if (!newSubscription && oldSubscription) {
    await self.registration.pushManager.subscribe(oldSubscription.options);
  }
  await subscribe();
}

/** Shows notifications if the message asks for them. Ignores all other messages. */
export async function notifyOnRequest(data: unknown): Promise<void> {
  if (isMessage(data, 'NOTIFY')) await notify(data.ids);
}

/** A message from the server, in the format of Declarative Web Push. */
interface PushMessage {
  readonly notification: NotificationOptions & {
    readonly title: string;
    /** Address of the receipt. */
    readonly navigate: string;
    /** The request's reference. */
    readonly tag: string;
  };
}

/** Shows the server's notification of a reply. A visible page asks for the reply instead. */
export async function announceReply({ notification }: PushMessage): Promise<void> {
  const { title, navigate, ...options } = notification;
  const pages = await visiblePages();
  const news: Message<'NEWS'> = { type: 'NEWS', reference: options.tag };
  for (const page of pages) page.postMessage(news, []);
  if (pages.length > 0) return;
  const { pathname, hash } = new URL(navigate);
  await self.registration.showNotification(title, {
    ...options,
    ...icons,
    data: pathname + hash,
  });
}

/** Shows outcomes and replies as notifications, if they are allowed and no page is visible. */
async function notify(ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !isAllowed() || (await visiblePages()).length > 0) return;
  for (const id of ids) {
    const record = await findDue(id);
    if (!record) continue;
    await show(record);
    // A page may have announced the outcome in the meantime, too early to close the notification.
    if (await findDue(id)) continue;
    const tag = notificationTag(record);
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
  }
}

/** Returns true if notifications are allowed. Some browsers don't support them in workers. */
const isAllowed = () => 'Notification' in self && Notification.permission === 'granted';

const findDue = async (id: string): Promise<SettledRecord | undefined> =>
  (await device.read()).records.filter(isAlertDue).find((record) => record.id === id);

async function show(record: SettledRecord): Promise<void> {
  const language = await lastLanguage();
  const { title, body } = notificationText(record, language);
  await self.registration.showNotification(title, {
    body,
    data: inLanguage(language, targetOf(record)),
    tag: notificationTag(record),
    lang: siteLanguages[language].lang,
    dir: siteLanguages[language].direction,
    ...icons,
  });
}

const icons = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

function targetOf({ state, id, formOf }: SettledRecord): string {
  if (state === 'accepted') return paths.receipt(id);
  return isOffered(formOf) ? paths.editRequest(formOf, id) : paths.requests;
}

function notificationText(record: SettledRecord, language: SiteLanguage) {
  const words = notificationWords(language);
  const { fullTitles, notificationTexts } = words;
  const course = isOffered(record.courseId) ? fullTitles[record.courseId] : record.title;
  if (announcesReply(record)) {
    return notificationTexts.answered(wordsForState(record.answer.state, words).title, course);
  }
  return record.state === 'accepted'
    ? notificationTexts.accepted(course, record.reference)
    : notificationTexts.rejected(course, record.status);
}

async function visiblePages(): Promise<readonly WindowClient[]> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.filter(({ visibilityState }) => visibilityState === 'visible');
}
