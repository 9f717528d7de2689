/** Two versions of a sentence about when the browser sends waiting requests. */
interface SyncDependent<Words> {
  /** For browsers that send even if no page of the site is open. */
  readonly inBackground: Words;
  /** For browsers that send only while a page is open. */
  readonly whileOpen: Words;
}

/**
 * Returns true if the browser can send waiting requests with no page open. This requires Background
 * Sync, which only Chromium supports.
 */
export const canSendInBackground = (): boolean =>
  'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller);

/** Returns the version that is true in this browser. */
export const bySyncSupport = <Words>({ inBackground, whileOpen }: SyncDependent<Words>): Words =>
  canSendInBackground() ? inBackground : whileOpen;
