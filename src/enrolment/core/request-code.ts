/**
 * Returns the code that visitors and the office use for a request: the first eight hex digits of
 * its idempotency key, such as '3F2A-91BC'. Two requests rarely share a code, but it can happen.
 */
export function requestCode(key: string): string {
  const digits = key.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
