import { ask, type Work } from './database';

/** How many mails one mailbox gets in a day, whoever names it. */
const mailsPerDay = 3;
const dayMs = 86_400_000;

/**
 * The migration that adds which mailbox gets a mail that confirms an enrolment. It stays as it was when
 * it was counted, whatever replaces the enrolment. Times as in the office's tables. Released: it never
 * changes.
 *
 * @param id type of a column that refers to an enrolment
 */
export const applicantMails = ({ id, options }: { id: string; options: string }): string => `
  CREATE TABLE applicant_mails (
    address text NOT NULL,
    -- From 0 on: each can be taken once, also by two servers together.
    slot integer NOT NULL,
    enrolment ${id} NOT NULL UNIQUE REFERENCES enrolments (id) ON DELETE CASCADE,
    at text NOT NULL,
    PRIMARY KEY (address, slot)
  ) ${options};
  CREATE INDEX applicant_mails_by_time ON applicant_mails (at)`;

/** What one person reads: also with a tag behind a plus, and at Gmail with dots wherever they like. */
function mailboxOf(email: string): string {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return `${/^g(oogle)?mail\.com$/.test(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** To whom the mail goes that was counted; null where the enrolment has somebody else's address by now. */
export const applicantOf = (email: string, counted: string | null): string | null =>
  counted === mailboxOf(email) ? email : null;

/** Counts a mail to the person of an enrolment. Gives whether they may get it. */
export function* countApplicantMail(id: number | string, email: string): Work<boolean> {
  const now = Date.now();
  // What is not delivered yet goes on counting: it needs its address, too.
  yield* ask(
    `DELETE FROM applicant_mails WHERE at < ? AND NOT EXISTS
      (SELECT 1 FROM office_notices
        WHERE office_notices.enrolment = applicant_mails.enrolment AND channel = 'applicant')`,
    new Date(now - dayMs).toISOString(),
  );
  for (let slot = 0; slot < mailsPerDay; slot += 1) {
    const taken = yield* ask(
      `INSERT INTO applicant_mails (address, slot, enrolment, at) VALUES (?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING slot`,
      mailboxOf(email),
      slot,
      id,
      new Date(now).toISOString(),
    );
    if (taken.length > 0) return true;
  }
  return false;
}
