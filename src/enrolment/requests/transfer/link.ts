import { type Bytes, fromBase64url, toBase64url } from '../../../certificates/base64url';

/*
 * The part of a link after '#move=': an id, and content encrypted with a key that the server hands out
 * once for this id. In base64url: id, initialisation vector, AES-GCM ciphertext, checksum.
 */

/** A link whose checksum is right. */
export interface SealedLink {
  /** In base64url, as the server knows it. */
  readonly id: string;
  readonly vector: Bytes;
  readonly ciphertext: Bytes;
}

const idLength = 16;
const vectorLength = 12;
const tagLength = 16;
const checksumLength = 4;

/** @param key a 256-bit key in base64url, which must be used only once */
export async function sealLink(id: string, key: string, content: Bytes): Promise<string> {
  const idBytes = decoded(id);
  const vector = crypto.getRandomValues(new Uint8Array(vectorLength));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: vector, additionalData: idBytes },
    await importKey(key),
    content,
  );
  const bytes = join(idBytes, vector, new Uint8Array(sealed));
  return toBase64url(join(bytes, await checksum(bytes)));
}

/**
 * Parses a link. Returns undefined if a part of it is missing or was changed by mistake, so that the
 * visitor doesn't use it up. Only `openLink` notices a change that was made on purpose.
 */
export async function parseLink(text: string): Promise<SealedLink | undefined> {
  try {
    const bytes = decoded(text).slice(0, -checksumLength);
    const isComplete = bytes.length >= idLength + vectorLength + tagLength;
    if (!isComplete || toBase64url(join(bytes, await checksum(bytes))) !== text) return undefined;
    return {
      id: toBase64url(bytes.slice(0, idLength)),
      vector: bytes.slice(idLength, idLength + vectorLength),
      ciphertext: bytes.slice(idLength + vectorLength),
    };
  } catch {
    return undefined;
  }
}

/** Decrypts a link. @throws if the link was altered or the key is another link's */
export async function openLink(
  { id, vector, ciphertext }: SealedLink,
  key: string,
): Promise<Bytes> {
  const algorithm = { name: 'AES-GCM', iv: vector, additionalData: decoded(id) };
  return new Uint8Array(await crypto.subtle.decrypt(algorithm, await importKey(key), ciphertext));
}

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', decoded(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

const checksum = async (bytes: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, checksumLength);

function join(...parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** @throws if the text is not in base64url */
function decoded(text: string): Bytes {
  const bytes = fromBase64url(text);
  if (!bytes) throw new Error('not base64url');
  return bytes;
}
