import Database from 'better-sqlite3';
import type { RequestReply } from '../../src/enrolment/core/request-reply';

type Answered = Partial<Pick<RequestReply, 'state' | 'sentence' | 'changedAt'>>;

/**
 * Writes the same answer to all requests from an email address into the database, as the server
 * would. By default, the answer is given now. Don't date an answer before the receipt of its
 * request: because devices also compare dates, a late response from before the answer would
 * replace the answer.
 *
 * @returns the answer's version
 */
export function answerAsOffice(databaseFile: string, email: string, answer: Answered): number {
  const { state = 'contacted', sentence = '', changedAt = new Date().toISOString() } = answer;
  const database = new Database(databaseFile);
  try {
    return database
      .prepare<[string, string, string, string]>(
        `UPDATE enrolments SET state = ?, sentence = ?, answered_at = ?,
          version = version + 1, answer_version = version + 1
          WHERE email = ? RETURNING answer_version`,
      )
      .pluck()
      .get(state, sentence, changedAt, email) as number;
  } finally {
    database.close();
  }
}
