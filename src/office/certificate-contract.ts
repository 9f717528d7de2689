import * as z from 'zod/mini';
import type { NumberStatus } from '../certificates/check';
import { courseIds } from '../content/course-ids';
import { day, oneLine } from './contract';

/*
 * The part of the API between the office page and the server that is about certificates, below
 * `/api/office/certificates`.
 */

/** Short enough for a QR code that can be printed. */
export const maximumName = 100;
export const maximumLevel = 60;
export const maximumHours = 2000;
export const maximumReason = 200;

const line = (maximum: number) =>
  z.string().check(z.trim(), z.normalize(), z.maxLength(maximum), z.regex(oneLine));
const filledLine = (maximum: number) => line(maximum).check(z.minLength(1));

const serial = z.int().check(z.minimum(0));

/** Issues a certificate for a request. */
export const issueSchema = z.strictObject({
  reference: z.string(),
  /** Serial of the certificate that this one replaces, or null. */
  replaces: z.nullable(serial),
  name: filledLine(maximumName),
  /** The name in the student's own script, or ''. */
  nativeName: line(maximumName),
  courseId: z.literal([...courseIds]),
  level: filledLine(maximumLevel),
  from: day,
  to: day,
  hours: z.int().check(z.minimum(1), z.maximum(maximumHours)),
});
export type IssueRequest = z.infer<typeof issueSchema>;

export const withdrawalSchema = z.strictObject({ reason: filledLine(maximumReason) });

export const certificateQuerySchema = z.strictObject({
  /** Part of a number or of a request's reference. */
  search: z.optional(z.string().check(z.maxLength(50))),
  /** Lists certificates with lower serials. */
  before: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
});

/** A certificate as the office sees it. The server doesn't store the student's name. */
export interface CertificateEntry extends Pick<NumberStatus, 'number' | 'status'> {
  readonly serial: number;
  /** Of the request, which may have been deleted. */
  readonly reference: string;
  readonly issuedAt: string;
  readonly endedAt: string | null;
  /** Why it was withdrawn, or the number of the certificate that replaced it. */
  readonly reason: string;
  /** The person who issued, replaced or withdrew it. */
  readonly by: string;
}

export interface CertificatePage {
  readonly entries: readonly CertificateEntry[];
  readonly hasMore: boolean;
  /** Why the server can't sign certificates, or null if it can. */
  readonly keyProblem: string | null;
  /** That the server needs a new key this year, or null. */
  readonly keyReminder: string | null;
}

export interface Issued {
  readonly entry: CertificateEntry;
  /** The certificate's link, which is not stored once the request has been deleted. */
  readonly link: string;
}
