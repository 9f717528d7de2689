import * as z from 'zod/mini';
import { languages } from '../content/course';
import { courseIds } from '../content/course-ids';
import type { EnrolmentRequest } from '../enrolment/core/request';
import {
  maximumSentence,
  type RequestState,
  requestStates,
} from '../enrolment/core/request-answer';

/*
 * What the office's page and the server say to each other, below `/api/office`. The routes stand in
 * src/server/README.md.
 */

/** The longest private note, in UTF-16 code units. */
export const maximumNote = 2000;
/** How many entries a page of the list has at most. */
export const pageSize = 50;

/** No control characters, nor what a database may refuse. */
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;
const lines = /^(?:[^\p{Cc}\p{Cs}]|[\t\r\n])*$/u;

/** Like '2026-11-01', and not before the year 1000: there, a database may refuse it. */
const day = z.iso.date().check(z.regex(/^[1-9]/));

/** Which enrolments are listed, as the address has it; what is not named does not matter. */
export const listQuerySchema = z.strictObject({
  /** A part of a name, reference, code, phone or e-mail; case, accents and punctuation do not matter. */
  search: z.optional(z.string().check(z.maxLength(200), z.regex(oneLine))),
  state: z.optional(z.enum(requestStates)),
  language: z.optional(z.enum(languages)),
  course: z.optional(z.enum(courseIds.map(String))),
  /** Received on this day or later; days are Kuala Lumpur's. */
  from: z.optional(day),
  /** Received on this day or earlier. */
  to: z.optional(day),
  /** By default the newest first; 'unanswered' puts those in the state 'received' before all others. */
  order: z.optional(z.enum(['newest', 'unanswered'])),
  /** The `next` of the page before. */
  after: z.optional(z.string().check(z.regex(/^[01]\.\d{1,15}$/))),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

/** One line of the list. */
export interface ListEntry extends Pick<EnrolmentRequest, 'name' | 'lang' | 'message'> {
  /** Names it everywhere, like 'JLA-7K3M-Q2XW'. */
  readonly reference: string;
  /** What its visitor reads out, like '3F2A-91BC'; null for a program's request. */
  readonly code: string | null;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly state: RequestState;
  /** When the person withdrew it: ISO 8601, UTC. */
  readonly withdrawnAt: string | null;
  /** The same person's other requests for the course, by phone or e-mail: at most ten. */
  readonly twins: readonly Pick<ListEntry, 'reference' | 'code'>[];
}

export interface ListPage {
  readonly entries: readonly ListEntry[];
  /** Continues the list as its `after`; null at its end. */
  readonly next: string | null;
}

/** One thing that happened to a request after it was received. */
export type HistoryEvent = {
  /** ISO 8601, UTC. */
  readonly at: string;
} & (
  | {
      readonly kind: 'changed';
      /** The name of who changed it. */
      readonly by: string;
      /** The new values of what was changed, and of nothing else. */
      readonly changes: Partial<Pick<ChangeRequest, 'state' | 'sentence' | 'note'>>;
    }
  /** The person sent it anew, with other values in these fields. */
  | { readonly kind: 'replaced'; readonly fields: readonly (keyof EnrolmentRequest)[] }
  | { readonly kind: 'withdrawn' }
);

/** Links to a person's phone. */
export interface PhoneLinks {
  /** Dials the number; holds the extension, if there is one. */
  readonly call: string;
  /** Opens a chat; null where the number lacks its country's code: it could be somebody else's. */
  readonly whatsapp: string | null;
}

/** Everything about one request, and what was sent. */
export interface EnrolmentDetail extends ListEntry, EnrolmentRequest, PhoneLinks {
  readonly sentence: string;
  readonly note: string;
  /** Grows with every change, whoever makes it. */
  readonly version: number;
  /** The oldest first. */
  readonly history: readonly HistoryEvent[];
}

/** What the office makes of a request: all three values, changed or not. */
export const changeRequestSchema = z.strictObject({
  /** The version that was looked at. */
  version: z.int().check(z.minimum(0)),
  state: z.enum(requestStates),
  sentence: z.string().check(z.trim(), z.maxLength(maximumSentence), z.regex(oneLine)),
  note: z.string().check(z.trim(), z.maxLength(maximumNote), z.regex(lines)),
});
export type ChangeRequest = z.infer<typeof changeRequestSchema>;

/** The longest name of a passkey, in UTF-16 code units. */
export const maximumPasskeyName = 60;

/** What a person calls a passkey: something that can be read, on one line. */
export const passkeyNameSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maximumPasskeyName),
    z.regex(/^(?=.*(?!\p{DI})[\p{L}\p{N}\p{P}\p{S}])[^\p{C}\p{Zl}\p{Zp}]+$/u),
  );

/** A passkey of whoever is signed in. Times are ISO 8601, UTC. */
export interface PasskeyEntry {
  readonly id: string;
  /** Empty where an earlier release asked for none. */
  readonly name: string;
  /** Null where an earlier release added it. */
  readonly addedAt: string | null;
  /** Null where it was not used since. */
  readonly usedAt: string | null;
  /** Whether it is the one that this session was opened with. */
  readonly isCurrent: boolean;
}

/** Who is signed in. */
export interface SignedIn {
  readonly name: string;
}

/** The body of every answer that is no success; the sentence is for whoever reads the page. */
export type OfficeError = { readonly error: string } &
  /** 409: somebody else changed it meanwhile; nothing was written. */
  (
    | { readonly code: 'conflict'; readonly present: EnrolmentDetail }
    | {
        readonly code?:
          | 'signed-out'
          | 'other-origin'
          /** An invitation that was used, is too old or never was. */
          | 'link-dead'
          | 'passkey-refused'
          | 'passkey-gone'
          /** The only one that the person has. */
          | 'last-passkey'
          /** Passkeys are changed within ten minutes of using one. */
          | 'confirm-first'
          | 'not-found';
      }
  );
