/** Whether the visitor asks for little to be loaded (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Whether the browser's engine is WebKit: Safari's, and that of other browsers on an iPhone or iPad.
 * To ask for where an engine behaves in a way that no feature tells. The vendor is what the standard
 * itself lays down for each engine: https://html.spec.whatwg.org/#dom-navigator-vendor.
 */
export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/** Whether a page that is not seen does not run. An iPad calls itself a Mac, which has no touch. */
export const sleepsUnseen = (): boolean => isWebKit() && navigator.maxTouchPoints > 0;

/** Whether the visitor's device asks for less motion. For handlers and effects, not for rendering. */
export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const ownWindow = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay']
  .map((mode) => `(display-mode: ${mode})`)
  .join();

/** Whether the page runs as an installed app. */
export function hasOwnWindow(): boolean {
  // Safari's own word for it, older than the media feature.
  const isApp = 'standalone' in navigator && navigator.standalone === true;
  return isApp || matchMedia(ownWindow).matches;
}

/** How long a busy page may keep what waits for it, in milliseconds. */
const idleTimeoutMs = 2000;

/** Resolves once the page has nothing else to do, or at last after two seconds. */
export function idleCallback(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    else setTimeout(resolve, 200);
  });
}
