import type { RequestState } from '../../src/enrolment/core/request-reply';
import { runOnFile } from './sqlite';

interface Answer {
  readonly state: RequestState;
}

/**
 * Writes the same answer, given now, to all requests from an email address into the database, as the
 * server would.
 */
export function answerAsOffice(databaseFile: string, email: string, { state }: Answer): void {
  const change = `UPDATE enrolments SET state = ?, sentence = '', answered_at = ?,
    version = version + 1, answer_version = version + 1
    WHERE email = ?`;
  runOnFile(databaseFile, change, state, new Date().toISOString(), email);
}
