/** The same said twice, as the browser sends what waits. */
interface SyncDependent<Words> {
  /** With no page of the site open, too. */
  readonly inBackground: Words;
  /** Only while one is open, or when one is opened again. */
  readonly whileOpen: Words;
}

/**
 * Whether the browser sends what waits with no page open: Chromium does, by Background Sync. Safari
 * and Firefox have none.
 */
export const canSendInBackground = (): boolean =>
  'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller);

/** What is true in this browser. */
export const bySyncSupport = <Words>({ inBackground, whileOpen }: SyncDependent<Words>): Words =>
  canSendInBackground() ? inBackground : whileOpen;
