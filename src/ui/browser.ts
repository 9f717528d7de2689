/** Whether the visitor asks for little to be loaded (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Whether the browser's engine is WebKit: Safari's, and that of other browsers on an iPhone or iPad.
 * For behaviour of the engine that no feature detection shows. The standard itself lays down the vendor
 * of each engine: https://html.spec.whatwg.org/#dom-navigator-vendor.
 */
export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Whether the browser suspends a hidden page: iOS and iPadOS do. An iPad calls itself a Mac, which has
 * no touch.
 */
export const suspendsHiddenPages = (): boolean => isWebKit() && navigator.maxTouchPoints > 0;

/** Whether the visitor's device asks for less motion. For handlers and effects, not for rendering. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const standaloneModes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/** Whether the page runs as an installed app. */
export function isStandalone(): boolean {
  // Safari's own word for it, older than the media feature.
  const isApp = 'standalone' in navigator && navigator.standalone === true;
  const queries = standaloneModes.map((mode) => `(display-mode: ${mode})`);
  return isApp || matchMedia(queries.join()).matches;
}

/** Lets the browser draw, and answer the visitor, before what comes next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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
