import type { Language } from '../../content/course';
import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { Reference } from '../reference';
import type { Answers } from './answers';
import type { Staff } from './staff';

/** What the sender gets for a stored request, and gets again for each repetition. */
export interface Receipt {
  readonly reference: Reference;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** A request as it arrives. Keys are UUIDs in lower case. */
export interface Submission {
  readonly request: EnrolmentRequest;
  /** Its idempotency key; null for a client that sends none. */
  readonly key: string | null;
  /** The keys of its predecessors: the requests that it replaces. */
  readonly replaces: readonly string[];
}

export interface StoredEnrolment extends Receipt, EnrolmentRequest {
  /** The key of the request whose values these are. */
  readonly key: string | null;
}

export type Acceptance =
  /** Stored as a new row, and on disk. */
  | { readonly kind: 'created'; readonly receipt: Receipt }
  /** The row of a predecessor got these values, and keeps its receipt. */
  | { readonly kind: 'replaced'; readonly receipt: Receipt }
  /** The key was used for this request before, or is spent; nothing was written. */
  | { readonly kind: 'repeated'; readonly receipt: Receipt }
  /** The key stands for a different request; nothing was written. */
  | { readonly kind: 'key-conflict' };

/** Which enrolments are meant; what is not named does not matter. */
export interface EnrolmentFilter {
  /** Received at this time or later: ISO 8601 in UTC, as in a receipt. */
  readonly since?: string;
  readonly language?: Language;
}

/** How a new enrolment can be told: to the office, or by a mail to the applicant. */
export type ChannelKind = 'webhook' | 'mail' | 'applicant';

/** What is told: that there is an enrolment, and nothing about whose it is. */
export interface OfficeNotice
  extends
    Receipt,
    Pick<StoredEnrolment, 'key'>,
    Pick<EnrolmentRequest, 'lang' | 'per' | 'hours' | 'message'> {
  /** To whom the applicant's mail goes; null where it goes nowhere, and in the office's notices. */
  readonly applicant: string | null;
}

/** A notice leased by the server that tries to deliver it. */
export interface ClaimedNotice {
  readonly id: number;
  readonly notice: OfficeNotice;
  /** How often it was tried, this time included. */
  readonly attempts: number;
}

/**
 * The notices stored with their enrolments and not delivered yet. Several servers share them: the
 * lease on a claimed one runs out, so a server that dies loses nothing. Durations in milliseconds.
 */
export interface OfficeNoticeStore {
  /** Leases the notice of a channel that has been due longest; undefined if none is due. */
  claim(channel: ChannelKind, leaseMs: number): Promise<ClaimedNotice | undefined>;
  /** It was delivered. */
  settle(id: number): Promise<void>;
  /** It was not delivered, and is due again later. */
  postpone(id: number, delayMs: number): Promise<void>;
}

/**
 * Where enrolment requests are kept. Every method may throw {@link StoreUnavailableError}, and
 * works again once the database does.
 */
export interface EnrolmentStore {
  /** Where the data lies, as the owner may be told: a path, or an address without password. */
  readonly place: string;
  /** Creates the tables where there are none, or brings them up to date. */
  create(): Promise<void>;
  /**
   * Stores a request in one transaction, with a notice for each channel; none to an applicant whose
   * address got its mails of the day.
   *
   * A key is stored once, for as long as its row lives; without one, each call adds a row. A
   * request that replaces others takes over the row that any of them has, under the same receipt.
   * The keys it replaces are spent, whether they arrived or not: a request that comes under one of
   * them later gets that receipt and changes nothing. What the office made of the row stays, and its
   * history tells of the replacement; a withdrawal is over by it.
   */
  accept(submission: Submission): Promise<Acceptance>;
  /** Enrolments in the order of their arrival, read in portions. */
  list(filter?: EnrolmentFilter): AsyncIterable<StoredEnrolment>;
  /** Deletes an enrolment with its keys and notices; false if there is none. */
  delete(reference: Reference): Promise<boolean>;
  /**
   * Deletes everything received before a time, in portions that block nobody for long.
   *
   * @param before ISO 8601 in UTC, as in a receipt
   * @returns how many there were
   */
  purge(before: string): Promise<number>;
  /** Makes sure that a request could be stored now. */
  ping(): Promise<void>;
  close(): Promise<void>;
  readonly notices: OfficeNoticeStore;
  readonly answers: Answers;
  readonly staff: Staff;
}

/** The database is locked, full, read-only, broken or away; the cause says which. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  /** Whether it may pass by itself, like a lock or a network that is away. */
  readonly mayPass: boolean;

  /** @param database how the owner knows it: a path, or an address without password */
  constructor(database: string, cause: Error, { mayPass = false } = {}) {
    super(`The database ${database} can't be used: ${cause.message}`, { cause });
    this.mayPass = mayPass;
  }
}
