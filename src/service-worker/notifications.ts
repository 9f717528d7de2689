import { paths } from '../content/addresses';
import { courseById } from '../content/courses';
import { notificationTexts } from '../content/notifications';
import { deviceOutbox } from '../enrolment/outbox/outbox-store';
import { isSettled, type SettledRecord } from '../enrolment/outbox/record';
import { notifyMessageSchema } from '../enrolment/worker-protocol';

declare const self: ServiceWorkerGlobalScope;

export function notifyOnRequest(event: ExtendableMessageEvent): void {
  const message = notifyMessageSchema.safeParse(event.data).data;
  if (message) event.waitUntil(notify(message.ids));
}

/**
 * Tells by system notifications how requests ended, if the visitor allowed that and sees no page
 * of the site: a page tells it itself, and will at the next visit.
 */
export async function notify(ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || !isAllowed() || (await isSiteSeen())) return;
  const records = await Promise.all(ids.map((id) => deviceOutbox.get(id)));
  for (const record of records) {
    if (record && isSettled(record) && !record.announced) await show(record);
  }
}

/** Some browsers know no notifications from a worker. */
const isAllowed = () => 'Notification' in self && Notification.permission === 'granted';

function show(record: SettledRecord): Promise<void> {
  const course = courseById(record.courseId).title;
  const { title, body } =
    record.state === 'accepted'
      ? notificationTexts.accepted(course, record.reference)
      : notificationTexts.rejected(course, record.status);
  const data = record.state === 'accepted' ? paths.home : paths.enrolment(record.formOf);
  return self.registration.showNotification(title, {
    body,
    data,
    tag: record.id,
    icon: '/icons/icon-192.png',
  });
}

/** Brings the site to the front, where the same is told. */
export function openSite(event: NotificationEvent): void {
  event.notification.close();
  event.waitUntil(focusOrOpen(String(event.notification.data)));
}

async function focusOrOpen(path: string): Promise<void> {
  const [open] = await windows();
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

const isSiteSeen = async () =>
  (await windows()).some(({ visibilityState }) => visibilityState === 'visible');
