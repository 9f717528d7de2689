import type { Statement } from './postgres-connection';

const request = 'name, mobile, email, nation, lang, per, hours, message';
const receivedAt = `to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const fields = `reference, ${receivedAt} AS "receivedAt", ${request}`;

const columns = `reference, idempotency_key, ${request}`;

/** The statements on enrolments. */
export const statements = {
  /**
   * Stores an enrolment and its notices at once, or nothing if reference or key are taken.
   * Of two at the same moment under one key, the second waits for the first.
   */
  insert: named(
    'insert_enrolment',
    `WITH enrolment AS (
      INSERT INTO enrolments (${columns})
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING
        RETURNING id, received_at
    ), notices AS (
      INSERT INTO office_notices (enrolment, channel)
        SELECT id, channel FROM enrolment, unnest($11::text[]) AS channel
    )
    SELECT ${receivedAt} AS "receivedAt" FROM enrolment`,
  ),
  findByKey: named('find_enrolment', `SELECT ${fields} FROM enrolments WHERE idempotency_key = $1`),
  portion: named(
    'list_enrolments',
    `SELECT id, ${fields} FROM enrolments
      WHERE id > $1 AND received_at >= $2 AND ($3::text IS NULL OR lang = $3)
      ORDER BY id LIMIT $4`,
  ),
  remove: named('delete_enrolment', 'DELETE FROM enrolments WHERE reference = $1'),
  /** Leaves those out which another server is deleting. */
  removeBefore: named(
    'purge_enrolments',
    `DELETE FROM enrolments WHERE id = ANY (ARRAY (
      SELECT id FROM enrolments WHERE received_at < $1
        ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED))`,
  ),
  /** Needs all that storing one needs (lock, right, a database that is not read-only). */
  insertNone: named(
    'insert_no_enrolment',
    `INSERT INTO enrolments (${columns}) SELECT ${columns} FROM enrolments WHERE false`,
  ),
};

/** The statements on the office's notices. */
export const noticeStatements = {
  /** Leaves those out which another server is claiming. */
  claim: named(
    'claim_notice',
    `WITH due AS (
      SELECT id FROM office_notices WHERE channel = $1 AND due_at <= now()
        ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE office_notices SET attempts = attempts + 1, due_at = ${later('$2')}
        WHERE id = (SELECT id FROM due) RETURNING id, attempts, enrolment
    )
    SELECT claimed.id, attempts, reference, ${receivedAt} AS "receivedAt", lang, per, hours, message
      FROM claimed JOIN enrolments ON enrolments.id = enrolment`,
  ),
  settle: named('settle_notice', 'DELETE FROM office_notices WHERE id = $1'),
  postpone: named(
    'postpone_notice',
    `UPDATE office_notices SET due_at = ${later('$2')} WHERE id = $1`,
  ),
};

/** @param milliseconds a parameter of the statement */
function later(milliseconds: string): string {
  return `now() + ${milliseconds} * interval '1 millisecond'`;
}

function named(name: string, text: string): Statement {
  return { name, text };
}
