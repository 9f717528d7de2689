import { conditionOf } from './answer-filter';
import type { Database } from './database';
import type { EnrolmentFilter, StoredEnrolment } from './enrolment-store';
import { portionSize } from './shared';

/** The columns of a stored enrolment. */
export const fieldsOf = ({ receivedAt }: Pick<Database, 'receivedAt'>): string =>
  `id, reference, ${receivedAt} AS "receivedAt", idempotency_key AS key,
    name, mobile, email, nation, lang, per, hours, message`;

/**
 * Enrolments in the order of their arrival, read portion after portion, so that a long list takes
 * little memory and holds no lock.
 */
export async function* listOn(
  database: Database,
  filter: EnrolmentFilter,
): AsyncGenerator<StoredEnrolment> {
  const { where, values } = conditionOf(filter);
  const text = `SELECT ${fieldsOf(database)} FROM enrolments
    WHERE ${where} AND id > CAST(? AS bigint) ORDER BY id LIMIT ?`;
  let last = '0';
  for (;;) {
    const rows = await database.run<StoredEnrolment & { readonly id: number | string }>(
      text,
      ...values,
      last,
      portionSize,
    );
    for (const { id, ...enrolment } of rows) {
      yield enrolment;
      last = String(id);
    }
    if (rows.length < portionSize) return;
  }
}
