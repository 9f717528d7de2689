import { setImmediate as otherWork } from 'node:timers/promises';
import type { Reference } from '../reference';
import { accept } from './accept';
import { OfficeEnrolments } from './office-enrolments';
import { type Database, batchSize, StoreUnavailableError } from './database';
import type { Submission, SubmissionOutcome } from './enrolment';
import { type ChannelKind, OfficeNotices } from './office-notices';
import { Staff } from './staff';
import { Transfers } from './transfers';

/**
 * The store for enrolment requests. While the database is unavailable, every method may throw
 * {@link StoreUnavailableError}.
 */
export class EnrolmentStore {
  readonly notices: OfficeNotices;
  readonly office: OfficeEnrolments;
  readonly staff: Staff;
  readonly transfers: Transfers;
  /** The underlying database, which callers create, ping and close. */
  readonly database: Database;
  readonly #channels: readonly ChannelKind[];

  /** @param channels the channels for which a notice is stored with each enrolment */
  constructor(database: Database, channels: readonly ChannelKind[]) {
    this.database = database;
    this.#channels = channels;
    this.notices = new OfficeNotices(database);
    this.office = new OfficeEnrolments(database);
    this.staff = new Staff(database);
    this.transfers = new Transfers(database);
  }

  /**
   * Stores a request in one transaction. A new row gets a notice for each channel. The applicant
   * gets none if their mailbox has reached its daily limit of emails.
   *
   * While a key's row exists, no further row is added for that key. Without a key, each call adds a
   * row. A request that replaces others takes over the row of one of them and keeps its receipt.
   * The replaced keys are retired, whether or not their requests arrived. A later request with a
   * retired key gets the same receipt and changes nothing. The row keeps the office's reply, its
   * history records the replacement, and any withdrawal is cancelled.
   */
  accept(submission: Submission): Promise<SubmissionOutcome> {
    return this.database.transact(() => accept(this.database, this.#channels, submission));
  }

  /** Deletes an enrolment and all its data. Returns false if no enrolment has this reference. */
  async delete(reference: Reference): Promise<boolean> {
    const text = 'DELETE FROM enrolments WHERE reference = ? RETURNING id';
    const rows = await this.database.run(text, reference);
    await this.#scrub();
    return rows.length > 0;
  }

  /**
   * Deletes all enrolments received before a time and not replaced since, in batches that block
   * other work only briefly. Skips rows that another server has locked; a later purge deletes them.
   *
   * @param before ISO 8601 in UTC, as in a receipt
   * @returns the number of deleted enrolments
   */
  async purge(before: string): Promise<number> {
    const text = `WITH old AS MATERIALIZED (SELECT id FROM enrolments e WHERE received_at < ?
        AND NOT EXISTS (SELECT 1 FROM enrolment_history
          WHERE enrolment = e.id AND kind = 'replaced' AND at >= ?)
        ORDER BY received_at LIMIT ? ${this.database.skipLocked})
      DELETE FROM enrolments WHERE id IN (SELECT id FROM old) RETURNING id`;
    let total = 0;
    for (;;) {
      const { length } = await this.database.run(text, before, before, batchSize);
      total += length;
      if (length < batchSize) break;
      await otherWork();
    }
    await this.#scrub();
    return total;
  }

  /** Scrubs the database. Does nothing if it is unavailable, as the next purge scrubs it. */
  async #scrub(): Promise<void> {
    try {
      await this.database.scrub();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}
