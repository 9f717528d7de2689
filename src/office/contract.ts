import * as z from 'zod/mini';
import { languages, courseIds } from '../content/course-ids';
import type { EnrolmentRequest } from '../enrolment/core/request';
import { type RequestState, requestStates } from '../enrolment/core/request-reply';

/*
 * The API between the office page and the server, below `/api/office`. src/server/README.md
 * documents its routes.
 */

/** Maximum length of a private note in UTF-16 code units. */
export const maximumNote = 2000;
/** Maximum number of entries on a page of the list. */
export const pageSize = 50;

/**
 * Matches one line without control characters. Lone surrogates are excluded too, because a database
 * may reject them.
 */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** Replaces typed or pasted line breaks and control characters with spaces, as `oneLine` requires. */
export const toOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/**
 * Replaces control characters with spaces, as `lines` requires. For example, text copied from
 * presentations and PDF files may contain vertical tabs and form feeds.
 */
export const toLines = (text: string): string => text.replaceAll(/(?![\t\r\n])\p{Cc}/gu, ' ');

/** A date like '2026-11-01'. Databases may reject years before 1000. */
const day = z.iso.date().check(z.regex(/^[1-9]/));

/** The list's filters and position, as URL parameters. All are optional. */
export const listQuerySchema = z.strictObject({
  /**
   * Part of a name, reference, code, phone or email. Case, accents and punctuation don't matter.
   */
  search: z.optional(z.string().check(z.maxLength(200), z.regex(oneLine))),
  state: z.optional(z.enum(requestStates)),
  language: z.optional(z.enum(languages)),
  course: z.optional(z.enum(courseIds.map(String))),
  /** First day of receipt, in the academy's time zone. */
  from: z.optional(day),
  /** Last day of receipt. */
  to: z.optional(day),
  /** 'newest' is the default. 'unanswered' lists requests in the state 'received' first. */
  order: z.optional(z.enum(['newest', 'unanswered'])),
  /** The previous page's `next`. */
  after: z.optional(z.string().check(z.regex(/^[01]\.\d{1,15}$/))),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export interface ListEntry extends Pick<EnrolmentRequest, 'name' | 'lang' | 'message'> {
  /** Unique reference, like 'JLA-SJEJ-JRGG'. */
  readonly reference: string;
  /** The visitor's code, like '3F2A-91BC', or null if the request was sent without a key. */
  readonly code: string | null;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly state: RequestState;
  /** Time of withdrawal (ISO 8601, UTC). */
  readonly withdrawnAt: string | null;
  /** Up to ten other requests with the same course and the same phone number or email. */
  readonly possibleDuplicates: readonly Pick<ListEntry, 'reference' | 'code'>[];
}

export interface ListPage {
  readonly entries: readonly ListEntry[];
  /** The next page's `after`, or null on the last page. */
  readonly next: string | null;
}

/** An event in a request's history after the request was received. */
export type HistoryEvent = {
  /** ISO 8601, UTC. */
  readonly at: string;
} & (
  | {
      readonly kind: 'changed';
      /** Name of the person who changed it. */
      readonly by: string;
      /** The new values of the changed fields. */
      readonly changes: Partial<Pick<ChangeRequest, 'state' | 'sentence' | 'note'>>;
    }
  /** The applicant sent the request again, with new values in these fields. */
  | { readonly kind: 'replaced'; readonly fields: readonly (keyof EnrolmentRequest)[] }
  | { readonly kind: 'withdrawn' }
);

/** Links to call or message an applicant. */
export interface PhoneLinks {
  /** Dials the number, including an extension if the number was recognised. */
  readonly call: string;
  /** Opens a chat. Null if there is no country code, because the chat could reach somebody else. */
  readonly whatsapp: string | null;
}

/** All data of a request. */
export interface EnrolmentDetail extends ListEntry, EnrolmentRequest, PhoneLinks {
  readonly sentence: string;
  readonly note: string;
  /** Language of the page with the form; null if unknown. A later release may have added it. */
  readonly pageLanguage: string | null;
  /** Incremented by every change. */
  readonly version: number;
  /** Oldest first. */
  readonly history: readonly HistoryEvent[];
}

/** Maximum length of the reply to the sender, in UTF-16 code units. */
export const maximumSentence = 300;

/** The office's changes to a request. All properties are required. */
export const changeRequestSchema = z.strictObject({
  /** The version that the changes are based on. */
  version: z.int().check(z.minimum(0)),
  state: z.enum(requestStates),
  sentence: z.string().check(z.trim(), z.maxLength(maximumSentence), z.regex(oneLine)),
  note: z.string().check(z.trim(), z.maxLength(maximumNote), z.regex(lines)),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** Maximum length of a passkey's name in UTF-16 code units. */
export const maximumPasskeyName = 60;

/** A passkey's name is one line with at least one visible character. */
export const passkeyNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maximumPasskeyName),
    z.regex(/^(?=.*(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}])[^\p{C}\p{Zl}\p{Zp}]+$/u),
  );

/** A passkey of the person who is signed in. Times are ISO 8601, UTC. */
export interface PasskeyEntry {
  readonly id: string;
  readonly name: string;
  readonly addedAt: string;
  /** Null if the passkey has not been used since it was added. */
  readonly usedAt: string | null;
  /** True for the passkey that opened this session. */
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
export type OfficeError = { readonly error: string } &
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
          /** The person's only passkey can't be removed. */
          | 'last-passkey'
          /** To add or remove a passkey, people must have signed in during the last ten minutes. */
          | 'confirm-first'
          | 'not-found';
      }
  );
