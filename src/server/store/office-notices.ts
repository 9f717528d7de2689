import { applicantOf, type CountedNotice } from './applicant-mails';
import { ask, type Database, type Work } from './database';
import type { ClaimedNotice, OfficeNoticeStore } from './enrolment-store';

/** The notices in a database of either kind. */
export const noticesOn = (database: Database): OfficeNoticeStore => ({
  claim: (channel, leaseMs) =>
    database.transact(function* (): Work<ClaimedNotice | undefined> {
      const { now, later, skipLocked, receivedAt } = database;
      const [claimed] = yield* ask<Omit<ClaimedNotice, 'notice'> & { readonly enrolment: number }>(
        `UPDATE office_notices SET attempts = attempts + 1, due_at = ${later}
          WHERE id = (SELECT id FROM office_notices WHERE channel = ? AND due_at <= ${now}
            ORDER BY due_at LIMIT 1 ${skipLocked})
          RETURNING id, attempts, enrolment`,
        leaseMs,
        channel,
      );
      if (!claimed) return undefined;
      const { id, attempts, enrolment } = claimed;
      const [counted] = yield* ask<CountedNotice>(
        `SELECT reference, ${receivedAt} AS "receivedAt", idempotency_key AS key,
            lang, per, hours, message, email, address AS mailbox
          FROM enrolments LEFT JOIN applicant_mails
            ON ? = 'applicant' AND applicant_mails.enrolment = enrolments.id
          WHERE enrolments.id = ?`,
        channel,
        enrolment,
      );
      if (!counted) return undefined;
      const { email, mailbox, ...notice } = counted;
      // PostgreSQL hands over a bigint as text.
      return {
        id: Number(id),
        attempts,
        notice: { ...notice, applicant: applicantOf(email, mailbox) },
      };
    }),

  async settle(id) {
    await database.run('DELETE FROM office_notices WHERE id = ?', id);
  },

  async postpone(id, delayMs) {
    const text = `UPDATE office_notices SET due_at = ${database.later} WHERE id = ?`;
    await database.run(text, delayMs, id);
  },
});
