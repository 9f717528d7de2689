import * as z from 'zod/mini';
import { languages, courseIds } from '../content/course-ids';
import type { EnrolmentRequest } from '../enrolment/core/request';
import { type RequestState, requestStates } from '../enrolment/core/request-reply';

/* The API between the office page and the server, below `/api/office`. */

export const maximumNote = 2000;
export const pageSize = 50;

/** Excludes control characters, and lone surrogates, which a database may reject. */
export const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

export const toOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** For example, text copied from PDF files may contain vertical tabs and form feeds. */
export const toLines = (text: string): string => text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, ' ');

/** A date like '2026-11-01'. Databases may reject years before 1000. */
export const day = z.iso.date().check(z.regex(/^[1-9]/));

export const listQuerySchema = z.strictObject({
  search: z.optional(z.string().check(z.maxLength(200), z.regex(oneLine))),
  state: z.optional(z.enum(requestStates)),
  language: z.optional(z.enum(languages)),
  course: z.optional(z.enum(courseIds.map(String))),
  /** Requests that the senders have withdrawn, or have changed since the office read them. */
  only: z.optional(z.enum(['unread', 'withdrawn'])),
  /** First day of receipt, in the academy's time zone. */
  from: z.optional(day),
  to: z.optional(day),
  order: z.optional(z.enum(['newest', 'unanswered'])),
  after: z.optional(z.string().check(z.regex(/^[01]\.\d{1,15}$/))),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export interface ListEntry extends Pick<EnrolmentRequest, 'name' | 'lang' | 'message'> {
  readonly reference: string;
  /** The visitor's code, like '3F2A-91BC', or null if the request was sent without a key. */
  readonly code: string | null;
  readonly receivedAt: string;
  readonly state: RequestState;
  readonly withdrawnAt: string | null;
  /** True if the sender has changed or withdrawn the request since the office opened it. */
  readonly unread: boolean;
  /** Up to ten other requests with the same course and the same phone number or email. */
  readonly possibleDuplicates: readonly Pick<ListEntry, 'reference' | 'code'>[];
}

/** Numbers of requests, whatever the filters. */
export interface Counts {
  readonly unread: number;
  readonly withdrawn: number;
}

export interface ListPage {
  readonly counts: Counts;
  readonly entries: readonly ListEntry[];
  readonly next: string | null;
}

export type HistoryEvent = {
  readonly at: string;
} & (
  | {
      readonly kind: 'changed';
      readonly by: string;
      readonly changes: Partial<Pick<ChangeRequest, 'state' | 'sentence' | 'note'>>;
    }
  /** The applicant sent the request again, with new values in these fields. */
  | {
      readonly kind: 'replaced';
      readonly fields: readonly (keyof EnrolmentRequest)[];
      /** Missing in a history that release 1.0 wrote. */
      readonly changes?: Corrections;
    }
  | { readonly kind: 'withdrawn' }
  | {
      readonly kind: 'corrected';
      /** Name of the person who corrected it. */
      readonly by: string;
      /** The earlier and the new value of each corrected field. */
      readonly changes: Corrections;
    }
  | {
      readonly kind: 'certificate';
      readonly by: string;
      readonly number: string;
      readonly change: 'issued' | 'replaced' | 'withdrawn';
    }
  | {
      /** An email to the applicant was not sent or not accepted. */
      readonly kind: 'not-mailed';
      readonly mail: 'confirmation' | 'reply';
      /** 'limit' means that the mailbox had received as many confirmations as it gets in a day. */
      readonly why: 'no-mailbox' | 'limit';
    }
);

export type Corrections = {
  readonly [Field in keyof EnrolmentRequest]?: readonly [
    before: EnrolmentRequest[Field],
    after: EnrolmentRequest[Field],
  ];
};

export interface PhoneLinks {
  readonly call: string;
  /** Opens a chat. Null if there is no country code, because the chat could reach somebody else. */
  readonly whatsapp: string | null;
}

export interface EnrolmentDetail extends ListEntry, EnrolmentRequest, PhoneLinks {
  readonly sentence: string;
  readonly note: string;
  /** Language of the page with the form; null if unknown. A later release may have added it. */
  readonly pageLanguage: string | null;
  /** True if the server emails the applicant that there is a reply. */
  readonly repliesByMail: boolean;
  readonly version: number;
  readonly history: readonly HistoryEvent[];
}

export const maximumSentence = 300;

const version = z.int().check(z.minimum(0));

export const changeRequestSchema = z.strictObject({
  /** The version that the changes are based on. */
  version,
  state: z.enum(requestStates),
  sentence: z.string().check(z.trim(), z.maxLength(maximumSentence), z.regex(oneLine)),
  note: z.string().check(z.trim(), z.maxLength(maximumNote), z.regex(lines)),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** The version of a request that the office has read. */
export const readSchema = z.strictObject({ version });

/** The office's correction of what the applicant sent. */
export const correctionSchema = z.strictObject({
  /** The version that the correction is based on. */
  version,
  /** All eight fields. Invalid ones are listed in the response. */
  request: z.custom<EnrolmentRequest>((value) => value !== undefined),
});

export type Correction = z.infer<typeof correctionSchema>;

export const maximumPasskeyName = 60;

export const passkeyNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maximumPasskeyName),
    z.regex(/^(?=.*(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}])[^\p{C}\p{Zl}\p{Zp}]+$/u),
  );

export interface PasskeyEntry {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  readonly usedAt: string | null;
  readonly isCurrent: boolean;
}

/** What the browser needs to stop offering passkeys that were removed. */
export interface AcceptedPasskeys {
  /** The person's WebAuthn user handle, in base64url. */
  readonly userId: string;
  readonly ids: readonly string[];
}

export interface SignedIn {
  readonly name: string;
}

/** Body of every error response. `error` is a sentence that the page can show. */
export type OfficeError = {
  readonly error: string;
  /** Status 400. The fields of a correction that are invalid. */
  readonly fields?: readonly { readonly field: string; readonly problem: string }[];
} &
  /** Status 409. Somebody else has changed the request, so nothing was written. */
  (
    | { readonly code: 'conflict'; readonly present: EnrolmentDetail }
    | {
        readonly code?:
          | 'signed-out'
          | 'other-origin'
          /** The invitation was used, has expired or is unknown. */
          | 'link-dead'
          | 'passkey-refused'
          /** The device should no longer offer this passkey. */
          | 'passkey-unknown'
          | 'passkey-gone'
          | 'last-passkey'
          /** To add or remove a passkey, people must have signed in during the last ten minutes. */
          | 'confirm-first'
          | 'not-found';
      }
  );
