import type { EnrolmentRequest } from '../../enrolment/request';
import type { Reference } from '../reference';

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

/** Where enrolment requests are kept. Every method may throw {@link StoreUnavailableError}. */
export interface EnrolmentStore {
  /**
   * Stores a request. Under a key it is stored once, for as long as its row lives; without one,
   * each call stores another.
   */
  accept(request: EnrolmentRequest, idempotencyKey: string | undefined): Promise<Acceptance>;
  /** All enrolments in the order of their arrival, read in portions. */
  list(): AsyncIterable<StoredEnrolment>;
  /** Forgets an enrolment together with its key; false if there is none. */
  delete(reference: Reference): Promise<boolean>;
  /** Makes sure that a request could be stored now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The database is locked, full, read-only, broken or away; the cause says which. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';

  /** @param database how the owner knows it: a path, or an address without password */
  constructor(database: string, cause: Error) {
    super(`The database ${database} can't be used: ${cause.message}`, { cause });
  }
}
