import { type Bytes, fromBase64url, toBase64url } from './base64url';

/*
 * A signed text is a JSON array of one version or type, a key id, and values. It is sent as base64url of
 * a P-256 signature, 64 bytes long, and the text in UTF-8.
 */

const signatureLength = 64;
const hashLength = 8;

/** A public key, as the server publishes it. */
export interface CertificateKey {
  readonly id: string;
  /** The uncompressed point, 65 bytes, in base64url. */
  readonly publicKey: string;
  /** Set if somebody else may have the private key: the day from which they may have had it. */
  readonly badSince?: string | undefined;
  /** If `badSince` is set, the hashes of all texts that the academy signed (see `shortHash`). */
  readonly issued?: readonly string[] | undefined;
}

export type Opened =
  | { readonly kind: 'signed'; readonly values: readonly unknown[] }
  | { readonly kind: 'unknown-key' | 'not-genuine' };

/** @param sign returns the signature of the bytes, as r and s, 32 bytes each */
export function seal(text: string, sign: (bytes: Bytes) => Uint8Array): string {
  const bytes = new TextEncoder().encode(text);
  return toBase64url(new Uint8Array([...sign(bytes), ...bytes]));
}

/** Verifies the signature. @param isKnown returns true for versions and types that this code reads */
export async function open(
  sealed: string,
  keys: readonly CertificateKey[],
  isKnown: (version: unknown) => boolean,
): Promise<Opened> {
  const all = fromBase64url(sealed);
  if (!all) return { kind: 'not-genuine' };
  const bytes = all.slice(signatureLength);
  const values = parseArray(bytes);
  if (!values) return { kind: 'not-genuine' };
  const [version, keyId] = values;
  const key = keys.find(({ id }) => id === keyId);
  // Also if the text was forged: only a later release can tell.
  if (!key || !isKnown(version)) return { kind: 'unknown-key' };
  const isGenuine =
    (await isSigned(all.slice(0, signatureLength), bytes, key)) &&
    (key.badSince === undefined || !!key.issued?.includes(await shortHash(bytes)));
  return isGenuine ? { kind: 'signed', values } : { kind: 'not-genuine' };
}

async function isSigned(signature: Bytes, bytes: Bytes, key: CertificateKey): Promise<boolean> {
  const point = fromBase64url(key.publicKey);
  if (!point) return false;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const imported = await crypto.subtle.importKey('raw', point, curve, false, ['verify']);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, signature, bytes);
}

/** The first eight bytes of a text's SHA-256, in base64url. */
export async function shortHash(bytes: Bytes): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return toBase64url(new Uint8Array(hash.slice(0, hashLength)));
}

function parseArray(bytes: Bytes): readonly unknown[] | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
