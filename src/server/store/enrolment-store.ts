import { setImmediate as otherWork } from 'node:timers/promises';
import type { Reference } from '../reference';
import { accept } from './accept';
import { Answers } from './answers';
import { type Database, portionSize, StoreUnavailableError } from './database';
import type { Acceptance, Submission } from './enrolment';
import { type ChannelKind, OfficeNotices } from './office-notices';
import { Staff } from './staff';

/**
 * Where enrolment requests are kept. Every method may throw {@link StoreUnavailableError}, and
 * works again once the database does.
 */
export class EnrolmentStore {
  readonly notices: OfficeNotices;
  readonly answers: Answers;
  readonly staff: Staff;
  /** What is opened, asked about and closed for all of it. */
  readonly database: Database;
  readonly #channels: readonly ChannelKind[];

  /** @param channels for which of them a notice is stored with each enrolment */
  constructor(database: Database, channels: readonly ChannelKind[]) {
    this.database = database;
    this.#channels = channels;
    this.notices = new OfficeNotices(database);
    this.answers = new Answers(database);
    this.staff = new Staff(database);
  }

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
  accept(submission: Submission): Promise<Acceptance> {
    return this.database.transact(() => accept(this.database, this.#channels, submission));
  }

  /** Deletes an enrolment with all that belongs to it; false if there is none. */
  async delete(reference: Reference): Promise<boolean> {
    const text = 'DELETE FROM enrolments WHERE reference = ? RETURNING id';
    const rows = await this.database.run(text, reference);
    await this.#scrub();
    return rows.length > 0;
  }

  /**
   * Deletes everything received before a time, in portions that block nobody for long.
   *
   * @param before ISO 8601 in UTC, as in a receipt
   * @returns how many there were
   */
  async purge(before: string): Promise<number> {
    const text = `WITH old AS MATERIALIZED (SELECT id FROM enrolments WHERE received_at < ?
        ORDER BY received_at LIMIT ? ${this.database.skipLocked})
      DELETE FROM enrolments WHERE id IN (SELECT id FROM old) RETURNING id`;
    let total = 0;
    for (;;) {
      const { length } = await this.database.run(text, before, portionSize);
      total += length;
      if (length < portionSize) break;
      await otherWork();
    }
    await this.#scrub();
    return total;
  }

  /** The rows are gone even if this fails; the next purge tries it again. */
  async #scrub(): Promise<void> {
    try {
      await this.database.scrub();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}
