/** Returns true if the visitor asks for reduced data use (https://wicg.github.io/savedata/). */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Returns true for WebKit, as in Safari and on iPhones. Use this only for behaviour that can't be
 * feature-detected (https://html.spec.whatwg.org/#dom-navigator-vendor).
 */
export const isWebKit = (): boolean => navigator.vendor.startsWith('Apple');

export const suspendsHiddenPages = (): boolean => isWebKit() && navigator.maxTouchPoints > 0;

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns -1 on right-to-left pages, to mirror horizontal movements. */
export const lineDirection = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);

const standaloneModes = ['standalone', 'minimal-ui', 'fullscreen', 'window-controls-overlay'];

/** Returns true if the page runs as an installed app, or if the browser is in full-screen mode. */
export function isStandalone(): boolean {
  // Safari also has a non-standard property, which is older than the media feature.
  const isApp = 'standalone' in navigator && navigator.standalone === true;
  const queries = standaloneModes.map((mode) => `(display-mode: ${mode})`);
  return isApp || matchMedia(queries.join()).matches;
}

/** Longest wait for an idle moment on a busy page, in milliseconds. */
const idleTimeoutMs = 2000;

/**
 * Resolves when the page is idle, after 2 s at the latest; in Safari, after 200
 * ms.
 */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    else setTimeout(resolve, 200);
  });
}
