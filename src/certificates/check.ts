import { type Certificate, formatVersion, toCertificate } from './certificate';
import { type CertificateKey, open } from './signed-text';
import type { CertificateStatus, StatusList } from './status-list';

/** The response to `GET /api/certificates`. */
export interface Published {
  /** All keys, newest first. */
  readonly keys: readonly CertificateKey[];
  /** The signed status list; null if the server has no key to sign it. */
  readonly list: string | null;
}

/** The response to `GET /api/certificates/NUMBER`. */
export interface NumberStatus {
  readonly number: string;
  readonly status: CertificateStatus;
  /** Day of issue. */
  readonly issued: string;
  /** Day since when it is no longer valid. */
  readonly on: string | null;
}

export type Outcome =
  | { readonly kind: 'genuine'; readonly certificate: Certificate; readonly listedAt: string }
  /** Genuine, but no longer valid. Nothing makes it valid again, so an old list is enough. */
  | {
      readonly kind: 'withdrawn' | 'replaced';
      readonly certificate: Certificate;
      readonly on: string;
      readonly listedAt: string;
    }
  /** The signature is genuine, but there is no current status list. */
  | {
      readonly kind: 'unconfirmed';
      readonly certificate: Certificate;
      readonly listedAt: string | null;
    }
  /** Altered, incomplete, or not the academy's. */
  | { readonly kind: 'not-genuine' }
  /** Signed with a key, or in a format, that this release doesn't know. */
  | { readonly kind: 'unknown-key' };

/** What a device knows of the server's keys and statuses. */
export interface Known {
  readonly keys: readonly CertificateKey[];
  readonly list: StatusList | undefined;
  /** True if the server has just sent the list. No clock decides how old a list may be. */
  readonly isCurrent: boolean;
}

/** Checks a certificate's sealed text: the part of its link after '#'. */
export async function checkCertificate(
  sealed: string,
  { keys, list, isCurrent }: Known,
): Promise<Outcome> {
  const opened = await open(sealed, keys, (version) => version === formatVersion);
  if (opened.kind !== 'signed') return opened;
  const certificate = toCertificate(opened.values);
  if (!certificate) return { kind: 'not-genuine' };
  const found = list?.statusOf(certificate.serial);
  const listedAt = list?.at ?? null;
  if (found && listedAt && found.status !== 'valid')
    return { kind: found.status, certificate, on: found.on, listedAt };
  return found && listedAt && isCurrent
    ? { kind: 'genuine', certificate, listedAt }
    : { kind: 'unconfirmed', certificate, listedAt };
}

/** Returns false on plain HTTP, where browsers have no WebCrypto. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;
