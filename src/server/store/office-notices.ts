import { applicantOf } from './applicant-mails';
import { ask, type Database, type Work } from './database';
import type { Receipt, StoredEnrolment } from './enrolment';

/** How a new enrolment can be told: to the office, or by a mail to the applicant. */
export type ChannelKind = 'webhook' | 'mail' | 'applicant';

type Told = Pick<StoredEnrolment, keyof Receipt | 'key' | 'lang' | 'per' | 'hours' | 'message'>;

/** What is told: that there is an enrolment, and nothing about whose it is. */
export interface OfficeNotice extends Told {
  readonly id: number | string;
  /** How often it was tried, this time included: the server that tries it has leased it. */
  readonly attempts: number;
  /** To whom the applicant's mail goes; null where it goes nowhere, and in the office's notices. */
  readonly applicant: string | null;
}

/**
 * The notices stored with their enrolments and not delivered yet. Several servers share them: the
 * lease on a claimed one runs out, so a server that dies loses nothing. Durations in milliseconds.
 */
export class OfficeNotices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Leases the notice of a channel that has been due longest; undefined if none is due. */
  claim(channel: ChannelKind, leaseMs: number): Promise<OfficeNotice | undefined> {
    const { now, later, skipLocked, receivedAt } = this.#database;
    return this.#database.transact(function* (): Work<OfficeNotice | undefined> {
      const [claimed] = yield* ask<Pick<OfficeNotice, 'id' | 'attempts'> & { enrolment: number }>(
        `UPDATE office_notices SET attempts = attempts + 1, due_at = ${later}
          WHERE id = (SELECT id FROM office_notices WHERE channel = ? AND due_at <= ${now}
            ORDER BY due_at LIMIT 1 ${skipLocked})
          RETURNING id, attempts, enrolment`,
        leaseMs,
        channel,
      );
      if (!claimed) return undefined;
      const { id, attempts, enrolment } = claimed;
      // With the mailbox that an applicant's was counted for, if it was.
      const [counted] = yield* ask<Told & { email: string; mailbox: string | null }>(
        `SELECT reference, ${receivedAt} AS "receivedAt", idempotency_key AS key,
            lang, per, hours, message, email, address AS mailbox
          FROM enrolments LEFT JOIN applicant_mails
            ON ? = 'applicant' AND applicant_mails.enrolment = enrolments.id
          WHERE enrolments.id = ?`,
        channel,
        enrolment,
      );
      if (!counted) return undefined;
      const { email, mailbox, ...told } = counted;
      return { ...told, id, attempts, applicant: applicantOf(email, mailbox) };
    });
  }

  /** It was delivered. */
  async settle(id: OfficeNotice['id']): Promise<void> {
    await this.#database.run('DELETE FROM office_notices WHERE id = ?', id);
  }

  /** It was not delivered, and is due again later. */
  async postpone(id: OfficeNotice['id'], delayMs: number): Promise<void> {
    const text = `UPDATE office_notices SET due_at = ${this.#database.later} WHERE id = ?`;
    await this.#database.run(text, delayMs, id);
  }
}
