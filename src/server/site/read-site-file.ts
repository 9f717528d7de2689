import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { allowInline } from '../../page-policy/allow-inline';
import { securityHeaders } from '../http/security-headers';
import { type EncodingName, encodings } from './encodings';
import type { FileKind } from './file-kinds';

/** One form of a file: as it is, or in an encoding. */
export interface FileForm {
  readonly body: Buffer;
  /** In quotes; made from the content, and another one for each encoding. */
  readonly etag: string;
}

/** A file of the site, read whole. */
export interface SiteFile {
  readonly kind: FileKind;
  readonly plain: FileForm;
  /** Best first. */
  readonly encoded: ReadonlyMap<EncodingName, FileForm>;
  /** A page's own Content-Security-Policy, which allows what it carries. */
  readonly policy: string | undefined;
}

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/**
 * Reads a file and its encodings.
 *
 * @param path absolute
 * @returns undefined if it has just gone
 */
export async function readSiteFile(path: string, kind: FileKind): Promise<SiteFile | undefined> {
  const body = await unlessMissing(readFile(path));
  if (!body) return undefined;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encoded = new Map<EncodingName, FileForm>();
  for (const { name, ending } of kind.isText ? encodings : []) {
    const twin = await unlessMissing(readFile(path + ending));
    if (twin && (await isSame(twin, name, body))) {
      encoded.set(name, { body: twin, etag: `"${hash}-${name}"` });
    }
  }
  const policy = kind.isPage
    ? await allowInline(securityHeaders['content-security-policy'], body.toString())
    : undefined;
  return { kind, plain: { body, etag: `"${hash}"` }, encoded, policy };
}

/** An encoding may be left from another release, or not written to its end. */
async function isSame(twin: Buffer, encoding: EncodingName, body: Buffer): Promise<boolean> {
  try {
    const unpacked = await unpack[encoding](twin, { maxOutputLength: body.length + 1 });
    return unpacked.equals(body);
  } catch {
    return false;
  }
}

/** What a look at the disk found, or undefined if nothing is there. */
export async function unlessMissing<T>(looking: Promise<T>): Promise<T | undefined> {
  try {
    return await looking;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code)) return undefined;
    throw error;
  }
}
