/** Which bytes of a body are wanted: from the first to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads the header Range where it asks for one part: the head of a file, its middle or its end.
 * Whatever else it asks for may be answered with the whole (RFC 9110, section 14.2).
 *
 * @param length of the whole, in bytes
 */
export function readByteRange(header: string | undefined, length: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first <= last ? { first, last } : undefined;
}
