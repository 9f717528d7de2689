import { query, type Transaction } from './database';

/** Maximum number of confirmations to one mailbox per day, whoever enters its address. */
export const mailsPerDay = 3;
const dayMs = 86_400_000;

/** Returns an address's mailbox: in lower case, without '+' tags and, for Gmail, without dots. */
function toMailbox(email: string): string {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(email.toLowerCase()) ?? [];
  return `${/^g(oogle)?mail\.com$/.test(host) ? name.replaceAll('.', '') : name}@${host}`;
}

/** Counts a confirmation to an applicant. Returns false if it would exceed the daily limit. */
export function* countApplicantMail(id: number | string, email: string): Transaction<boolean> {
  const now = Date.now();
  const dayAgo = new Date(now - dayMs).toISOString();
  yield* query('DELETE FROM applicant_mails WHERE at < ?', dayAgo);
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
