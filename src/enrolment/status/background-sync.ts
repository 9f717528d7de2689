/** Two versions of a sentence about when the browser sends waiting requests. */
interface SyncDependent<Words> {
  /** For browsers that send even if no page of the site is open. */
  readonly inBackground: Words;
  /** For browsers that send only while a page is open. */
  readonly whileOpen: Words;
}

/** Requires Background Sync, which only Chromium supports. */
export const canSendInBackground = (): boolean =>
  'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller);

export const bySyncSupport = <Words>({ inBackground, whileOpen }: SyncDependent<Words>): Words =>
  canSendInBackground() ? inBackground : whileOpen;
