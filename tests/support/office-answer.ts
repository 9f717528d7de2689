import type { RequestReply } from '../../src/enrolment/core/request-reply';
import { runOnFile } from './sqlite';

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
  const change = `UPDATE enrolments SET state = ?, sentence = ?, answered_at = ?,
    version = version + 1, answer_version = version + 1
    WHERE email = ? RETURNING answer_version`;
  const [row] = runOnFile(databaseFile, change, state, sentence, changedAt, email);
  if (!row) throw new Error(`The server has no request from ${email} yet.`);
  return Number(row?.answer_version);
}
