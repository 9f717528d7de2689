/** Returns true if the visitor asks for reduced data use (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Returns true if the browser engine is WebKit, as in Safari and in every browser on an iPhone or
 * iPad. Use this only for engine behaviour that can't be feature-detected. The HTML standard fixes
 * the vendor string of each engine: https://html.spec.whatwg.org/#dom-navigator-vendor.
 */
export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Returns true if the browser suspends hidden pages, as iOS and iPadOS do. An iPad identifies
 * itself as a Mac, but Macs have no touch screen.
 */
export const suspendsHiddenPages = (): boolean => isWebKit() && navigator.maxTouchPoints > 0;

/**
 * Returns true if the device asks for reduced motion. Call this only in event handlers and effects.
 */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Returns 1 on left-to-right pages and -1 on right-to-left pages, to mirror horizontal movements.
 * Call this only in the browser.
 */
export const lineDirection = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

const standaloneModes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/**
 * Returns true if the page runs as an installed app. A browser in full-screen mode also matches,
 * because an installed app in full-screen mode matches only `fullscreen`.
 */
export function isStandalone(): boolean {
  // Safari also has a non-standard property, which is older than the media feature.
  const isApp = 'standalone' in navigator && navigator.standalone === true;
  const queries = standaloneModes.map((mode) => `(display-mode: ${mode})`);
  return isApp || matchMedia(queries.join()).matches;
}

/** Longest wait for an idle moment on a busy page, in milliseconds. */
const idleTimeoutMs = 2000;

/**
 * Resolves when the page is idle, or after two seconds at the latest; in Safari, which can't report
 * that a page is idle, after 200 ms.
 */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    else setTimeout(resolve, 200);
  });
}
