import { query, type Database, type Transaction } from './database';
import type { Receipt, StoredEnrolment } from './enrolment';

export type ChannelKind = 'webhook' | 'mail' | 'applicant';

type NoticeFields = Pick<
  StoredEnrolment,
  keyof Receipt | 'key' | 'lang' | 'per' | 'hours' | 'message' | 'pageLanguage'
>;

/** Only `applicant`, and a `message` that the site's form did not write, can be personal. */
export interface OfficeNotice extends NoticeFields {
  readonly id: number | string;
  readonly attempts: number;
  /** The applicant's address; null for the office's notices, or if no email should be sent. */
  readonly applicant: string | null;
}

export interface NoticeChannel {
  readonly kind: ChannelKind;
  /**
   * @returns the number of recipients that were refused, if at least one other was accepted
   * @throws any error; only its `failureReason` may be logged
   */
  deliver(notice: OfficeNotice, signal: AbortSignal): Promise<number | void>;
}

type ClaimedNotice = Pick<OfficeNotice, 'id' | 'attempts'>;

/** A server leases a notice to deliver it. Leases expire, in case the server crashes. */
export class OfficeNotices {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  claim(channel: ChannelKind, leaseMs: number): Promise<OfficeNotice | undefined> {
    const { now, later, skipLocked, receivedAt } = this.#database;
    return this.#database.transact(function* (): Transaction<OfficeNotice | undefined> {
      const [claimed] = yield* query<Pick<OfficeNotice, 'id' | 'attempts'> & { enrolment: number }>(
        `UPDATE office_notices SET attempts = attempts + 1, due_at = ${later}
          WHERE id = (SELECT id FROM office_notices WHERE channel = ? AND due_at <= ${now}
            ORDER BY due_at LIMIT 1 ${skipLocked})
          RETURNING id, attempts, enrolment`,
        [leaseMs, channel],
      );
      if (!claimed) return undefined;
      const { id, attempts, enrolment } = claimed;
      // For a confirmation, also read the mailbox for which it was counted.
      const [row] = yield* query<NoticeFields & { email: string | null; mailbox: string | null }>(
        `SELECT reference, ${receivedAt} AS "receivedAt", idempotency_key AS key,
            lang, per, hours, message, page_language AS "pageLanguage",
            CASE WHEN withdrawn_at IS NULL THEN email END AS email, address AS mailbox
          FROM enrolments LEFT JOIN applicant_mails
            ON ? = 'applicant' AND applicant_mails.enrolment = enrolments.id
          WHERE enrolments.id = ?`,
        [channel, enrolment],
      );
      if (!row) return undefined;
      const { email, mailbox, ...fields } = row;
      const applicant = email === null ? null : applicantAddress(email, mailbox);
      return { ...fields, id, attempts, applicant };
    });
  }

  /** Removes a delivered notice, unless it was claimed again or its id belongs to a new notice. */
  async settle(channel: ChannelKind, { id, attempts }: ClaimedNotice): Promise<void> {
    const text = 'DELETE FROM office_notices WHERE id = ? AND channel = ? AND attempts = ?';
    await this.#database.run(text, [id, channel, attempts]);
  }

  async postpone(
    channel: ChannelKind,
    { id, attempts }: ClaimedNotice,
    delayMs: number,
  ): Promise<void> {
    const { later } = this.#database;
    const text = `UPDATE office_notices SET due_at = ${later}
      WHERE id = ? AND channel = ? AND attempts = ?`;
    await this.#database.run(text, [delayMs, id, channel, attempts]);
  }
}

/** Maximum number of confirmations to one mailbox per day, whoever enters its address. */
const mailsPerDay = 3;
const dayMs = 86_400_000;

/** Returns an address's mailbox: in lower case, without '+' tags and, for Gmail, without dots. */
function toMailbox(email: string): string {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return `${/^g(oogle)?mail\.com$/.test(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** Returns the address for a confirmation; null if it no longer belongs to the counted mailbox. */
const applicantAddress = (email: string, counted: string | null): string | null =>
  counted === toMailbox(email) ? email : null;

/** Counts a confirmation to an applicant. Returns false if it would exceed the daily limit. */
export function* countApplicantMail(id: number | string, email: string): Transaction<boolean> {
  const now = Date.now();
  // Keep the mailboxes of undelivered confirmations, because their delivery needs them.
  yield* query(
    `DELETE FROM applicant_mails WHERE at < ? AND NOT EXISTS
      (SELECT 1 FROM office_notices
        WHERE office_notices.enrolment = applicant_mails.enrolment AND channel = 'applicant')`,
    [new Date(now - dayMs).toISOString()],
  );
  for (let slot = 0; slot < mailsPerDay; slot += 1) {
    const taken = yield* query(
      `INSERT INTO applicant_mails (address, slot, enrolment, at) VALUES (?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING slot`,
      [toMailbox(email), slot, id, new Date(now).toISOString()],
    );
    if (taken.length > 0) return true;
  }
  return false;
}
