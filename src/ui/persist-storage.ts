let hasAsked = false;

/**
 * Asks the browser to keep this site's data when the device runs out of space. Call this after the
 * visitor has confirmed something, because Firefox shows a prompt.
 */
export async function persistStorage(): Promise<void> {
  if (hasAsked) return;
  hasAsked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // The browser may delete the data at any time, but the site still works.
  }
}
