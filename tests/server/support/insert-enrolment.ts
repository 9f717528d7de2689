import type { Database, Statement } from 'better-sqlite3';
import type { EnrolmentRequest } from '../../../src/enrolment/core/request';

/** A row as it lies in the table: what was sent, and what the server adds to it. */
export interface EnrolmentRow extends Omit<EnrolmentRequest, 'lang' | 'per'> {
  readonly lang: string;
  readonly per: string;
  readonly reference: string;
  readonly key: string | undefined;
  readonly receivedAt: string;
}

/** Stores an enrolment in a SQLite file past the server. A reference that is taken changes nothing. */
export const prepareInsert = (database: Database): Statement<[EnrolmentRow]> =>
  database.prepare(
    `INSERT INTO enrolments
      (reference, idempotency_key, received_at,
        name, mobile, email, nation, lang, per, hours, message)
      VALUES (@reference, @key, @receivedAt,
        @name, @mobile, @email, @nation, @lang, @per, @hours, @message)
      ON CONFLICT (reference) DO NOTHING`,
  );
