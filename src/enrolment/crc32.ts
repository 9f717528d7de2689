/**
 * The CRC-32 of some pieces of bytes, one after the other, as ZIP and Ethernet compute it. It
 * betrays every damage that lies within 32 bits, and all but one in four thousand million others.
 */
export function crc32(pieces: readonly Uint8Array[]): number {
  let remainder = ~0;
  for (const bytes of pieces) {
    for (const byte of bytes) {
      remainder ^= byte;
      for (let bit = 0; bit < 8; bit += 1) {
        remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xed_b8_83_20 : 0);
      }
    }
  }
  return ~remainder >>> 0;
}
