import type { Language } from '../../content/course';
import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { Reference } from '../reference';
import type { OfficeNoticeStore } from './office-notices';

/** What the sender gets for a stored request, and gets again for each repetition. */
export interface Receipt {
  readonly reference: Reference;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

export interface StoredEnrolment extends Receipt, EnrolmentRequest {}

export type Acceptance =
  /** Stored and on disk. */
  | { readonly kind: 'created'; readonly receipt: Receipt }
  /** The same request under the same key was stored before; nothing was written. */
  | { readonly kind: 'repeated'; readonly receipt: Receipt }
  /** The key stands for a different request; nothing was written. */
  | { readonly kind: 'key-conflict' };

/** Which enrolments are meant; what is not named does not matter. */
export interface EnrolmentFilter {
  /** Received at this time or later: ISO 8601 in UTC, as in a receipt. */
  readonly since?: string;
  readonly language?: Language;
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
   * Stores a request, and in the same transaction a notice for each of the office's channels.
   * Under a key it is stored once, for as long as its row lives; without one, each call stores
   * another.
   */
  accept(request: EnrolmentRequest, idempotencyKey: string | undefined): Promise<Acceptance>;
  /** Enrolments in the order of their arrival, read in portions. */
  list(filter?: EnrolmentFilter): AsyncIterable<StoredEnrolment>;
  /** Forgets an enrolment together with its key and notices; false if there is none. */
  delete(reference: Reference): Promise<boolean>;
  /**
   * Forgets all that were received before a time, in portions that keep nobody waiting.
   *
   * @param before ISO 8601 in UTC, as in a receipt
   * @returns how many there were
   */
  purge(before: string): Promise<number>;
  /** Makes sure that a request could be stored now. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** What the office has yet to be told. */
  readonly notices: OfficeNoticeStore;
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
