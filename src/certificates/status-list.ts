import { fromBase64url, toBase64url } from './base64url';
import { type CertificateKey, open } from './signed-text';

/** In the order of their values in the list. */
export const statuses = ['valid', 'withdrawn', 'replaced'] as const;
export type CertificateStatus = (typeof statuses)[number];

/** A certificate that is no longer valid, and the day since when. */
export interface Ended {
  readonly serial: number;
  readonly status: Exclude<CertificateStatus, 'valid'>;
  readonly on: string;
}

/** The status of all certificates at a time. */
export interface StatusList {
  /** ISO 8601 in UTC, by the server's clock. */
  readonly at: string;
  /** Returns undefined if the certificate was issued after the list. */
  readonly statusOf: (
    serial: number,
  ) => { readonly status: CertificateStatus; on: string } | undefined;
}

/** Distinguishes the list from certificates, which are signed with the same keys. */
const type = 'list';

/** @param count one more than the highest serial */
export function listText(
  keyId: string,
  at: string,
  count: number,
  ended: readonly Ended[],
): string {
  // Two bits for each certificate.
  const bytes = new Uint8Array(Math.ceil(count / 4));
  for (const { serial, status } of ended)
    bytes[serial >> 2]! |= statuses.indexOf(status) << ((serial & 3) * 2);
  const days = ended.map(({ serial, on }) => [serial, on]);
  return JSON.stringify([type, keyId, at, count, toBase64url(bytes), days]);
}

/** Returns undefined if the list is not genuine, or is signed with an unknown or a bad key. */
export async function openList(
  sealed: string,
  keys: readonly CertificateKey[],
): Promise<StatusList | undefined> {
  const trusted = keys.filter(({ badSince }) => badSince === undefined);
  const opened = await open(sealed, trusted, (version) => version === type);
  if (opened.kind !== 'signed') return undefined;
  const [, , at, count, bits, days] = opened.values as [
    string,
    string,
    string,
    number,
    string,
    [number, string][],
  ];
  const bytes = fromBase64url(bits) ?? [];
  const onDay = new Map(days);
  return {
    at,
    statusOf(serial) {
      if (serial >= count) return undefined;
      const value = ((bytes[serial >> 2] ?? 0) >> ((serial & 3) * 2)) & 3;
      return { status: statuses[value] ?? 'withdrawn', on: onDay.get(serial) ?? at.slice(0, 10) };
    },
  };
}
