let asked = false;

/**
 * Asks the browser not to clear what this site keeps when the device runs short of space. To call
 * once a request is confirmed, and no sooner: Firefox asks the visitor in its turn, who would not
 * know why while typing. It asks once per page, and a refusal changes nothing. Never rejects.
 */
export async function persistStorage(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Then it is kept as long as the browser likes.
  }
}
