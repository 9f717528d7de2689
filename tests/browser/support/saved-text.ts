import { crc32 } from 'node:zlib';

/** The machine part of a saved request, made as the format says: version, checksum, body. */
export function savedBlock(body: object, version = 1): string {
  const json = Buffer.from(JSON.stringify(body));
  const head = Buffer.from([version]);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(json, crc32(head)));
  const text = Buffer.concat([head, checksum, json]).toString('base64url');
  return `===== BEGIN SAVED REQUEST =====\n${text}\n===== END SAVED REQUEST =====\n`;
}

/** What the machine parts of a text hold, past the site. */
export const savedBodies = (text: string): unknown[] =>
  [...text.matchAll(/BEGIN SAVED REQUEST =====([\s\w-]+)=====/g)].map(([, block = '']) => {
    const bytes = Buffer.from(block.replaceAll(/\s/g, ''), 'base64url');
    return JSON.parse(bytes.subarray(5).toString());
  });
