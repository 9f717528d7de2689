/*
 * Local storage, which the browser may block or which may be full. What is stored here is never
 * important: without it, only a choice or a highlight is lost.
 */

/** Returns null if nothing is stored under the key, or `ifBlocked` if the browser blocks storage. */
export function readLocal(key: string, ifBlocked: string | null = null): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return ifBlocked;
  }
}

/** Returns false if the browser refuses to store the value. */
export function storeLocal(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
