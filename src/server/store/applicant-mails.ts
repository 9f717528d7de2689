import { query, type Transaction } from './database';

/** Maximum number of confirmations to one mailbox per day, whoever enters its address. */
const mailsPerDay = 3;
const dayMs = 86_400_000;

/** Returns an address's mailbox: in lower case, without '+' tags and, for Gmail, without dots. */
function toMailbox(email: string): string {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return `${/^g(oogle)?mail\.com$/.test(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** Returns the address for a confirmation; null if it no longer belongs to the counted mailbox. */
export const applicantAddress = (email: string, counted: string | null): string | null =>
  counted === toMailbox(email) ? email : null;

/** Counts a confirmation to an applicant. Returns false if it would exceed the daily limit. */
export function* countApplicantMail(id: number | string, email: string): Transaction<boolean> {
  const now = Date.now();
  // Keep the mailboxes of undelivered confirmations, because their delivery needs them.
  yield* query(
    `DELETE FROM applicant_mails WHERE at < ? AND NOT EXISTS
      (SELECT 1 FROM office_notices
        WHERE office_notices.enrolment = applicant_mails.enrolment AND channel = 'applicant')`,
    new Date(now - dayMs).toISOString(),
  );
  for (let slot = 0; slot < mailsPerDay; slot += 1) {
    const taken = yield* query(
      `INSERT INTO applicant_mails (address, slot, enrolment, at) VALUES (?, ?, ?, ?)
        ON CONFLICT DO NOTHING RETURNING slot`,
      toMailbox(email),
      slot,
      id,
      new Date(now).toISOString(),
    );
    if (taken.length > 0) return true;
  }
  return false;
}
