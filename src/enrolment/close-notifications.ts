/** Takes system notifications of this site off the screen: those of a tag, or all. */
export async function closeNotifications(
  registration: ServiceWorkerRegistration,
  filter: GetNotificationOptions = {},
): Promise<void> {
  for (const notification of await registration.getNotifications(filter)) notification.close();
}
