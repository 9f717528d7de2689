import type { RequestReply } from '../../src/enrolment/core/request-reply';
import { runOnFile } from './sqlite';

/** Answers all requests from an email address in the database, as the server would. */
export function answerAsOffice(
  databaseFile: string,
  email: string,
  { state, sentence = '' }: Pick<RequestReply, 'state'> & Partial<Pick<RequestReply, 'sentence'>>,
): void {
  const change = `UPDATE enrolments SET state = ?, sentence = ?, answered_at = ?,
    version = version + 1, answer_version = version + 1 WHERE email = ?`;
  runOnFile(databaseFile, change, state, sentence, new Date().toISOString(), email);
}
