/** Two versions of a text, depending on when the browser sends waiting requests. */
interface SyncDependent<Words> {
  /** For sending even if no page of the site is open. */
  readonly inBackground: Words;
  /** For sending only while a page is open, or when one is opened again. */
  readonly whileOpen: Words;
}

/**
 * Returns true if the browser can send waiting requests with no page open. Only Chromium can, by
 * Background Sync.
 */
export const canSendInBackground = (): boolean =>
  'SyncManager' in globalThis && Boolean(navigator.serviceWorker?.controller);

/** Returns the version that is true in this browser. */
export const bySyncSupport = <Words>({ inBackground, whileOpen }: SyncDependent<Words>): Words =>
  canSendInBackground() ? inBackground : whileOpen;
