/** How long a busy page may keep what waits for it, in milliseconds. */
const patience = 2000;

/** Resolves once the page has nothing else to do, or at last after two seconds. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: patience });
    else setTimeout(resolve, 200);
  });
}
