/**
 * The code by which visitor and office speak of a request: the first eight hex digits of its
 * idempotency key, as in '3F2A-91BC'. Two requests rarely share one; it identifies nothing alone.
 */
export function requestCode(key: string): string {
  const digits = key.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
