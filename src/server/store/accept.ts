import { createReference, type Reference } from '../reference';
import { addToHistory } from './history';
import { type Database, query, type Transaction } from './database';
import {
  changedFields,
  enrolmentColumns,
  type Receipt,
  requestFields,
  idsByKeySql,
  retireKeys,
  type StoredEnrolment,
  type Submission,
  type SubmissionOutcome,
} from './enrolment';
import { confirmToApplicant, type NoticeTarget, tellOffice } from './office-notices';
import { buildSearchColumns } from './search-text';

/** Stores a request. `EnrolmentStore.accept` documents the rules. */
export function* accept(
  target: NoticeTarget,
  submission: Submission,
): Transaction<SubmissionOutcome> {
  const { database } = target;
  const { request, key, replaces } = submission;
  const keys = key === null ? [] : [key];
  // Serialise requests that share any of these keys, across all servers.
  if (database.lockKeys) yield* query(database.lockKeys, JSON.stringify([...keys, ...replaces]));
  const known = yield* find(database, keys);
  if (known) return yield* acceptKnown(submission, known);
  const predecessor = yield* find(database, replaces);
  if (predecessor && (yield* replace(target, submission, predecessor))) {
    const { reference, receivedAt } = predecessor;
    return { kind: 'replaced', receipt: { reference, receivedAt } };
  }
  const { id, ...receipt } = yield* create(database, submission);
  const created = { enrolment: id, version: 0 };
  yield* tellOffice(target, 'enrolment', created);
  yield* confirmToApplicant(target, request.email, created);
  return { kind: 'created', receipt };
}

/** Finds the oldest row that one of the keys belongs to. A key never moves to another row. */
function* find(
  database: Database,
  keys: readonly string[],
): Transaction<StoredEnrolment | undefined> {
  if (keys.length === 0) return undefined;
  const text = `SELECT ${enrolmentColumns(database)} FROM enrolments
    WHERE id IN ${idsByKeySql(keys)} ORDER BY id LIMIT 1`;
  return (yield* query<StoredEnrolment>(text, ...keys, ...keys))[0];
}

/** @param known the row that the key belongs to, as its current key or a retired one */
function* acceptKnown(
  { request, key }: Submission,
  known: StoredEnrolment,
): Transaction<SubmissionOutcome> {
  const { reference, receivedAt } = known;
  const isRepeated =
    key !== known.key || changedFields(request, known).length === 0 || (yield* isRetired(known));
  return isRepeated
    ? { kind: 'repeated', receipt: { reference, receivedAt } }
    : { kind: 'key-conflict' };
}

/** Returns true if the office has corrected the request, so that its key no longer has its values. */
function* isRetired({ key }: StoredEnrolment): Transaction<boolean> {
  return (yield* query('SELECT key FROM retired_keys WHERE key = ?', key)).length > 0;
}

const columns = [...requestFields, 'search_text', 'phone_key', 'idempotency_key', 'page_language'];

/** Returns the values in the order of `columns`. */
function columnValues({ request, key, pageLanguage }: Submission, reference: Reference) {
  const { searchText, phoneKey } = buildSearchColumns({ ...request, key, reference });
  return [...requestFields.map((field) => request[field]), searchText, phoneKey, key, pageLanguage];
}

/** @returns false if the row has been deleted in the meantime */
function* replace(
  target: NoticeTarget,
  submission: Submission,
  { id, reference }: StoredEnrolment,
): Transaction<boolean> {
  const { database } = target;
  // Wait for a concurrent replacement under other keys, then read the row that it wrote.
  const lock = `SELECT ${enrolmentColumns(database)} FROM enrolments WHERE id = ? ${database.forUpdate}`;
  const [row] = yield* query<StoredEnrolment>(lock, id);
  if (!row) return false;
  const update = `UPDATE enrolments SET ${columns.map((column) => `${column} = ?`).join()},
    version = version + 1, withdrawn_at = NULL, unread = 1 WHERE id = ? RETURNING version`;
  const values = columnValues(submission, reference);
  const [{ version } = { version: 0 }] = yield* query<{ readonly version: number }>(
    update,
    ...values,
    id,
  );
  const fields = changedFields(submission.request, row);
  yield* addToHistory(id, { at: new Date().toISOString(), kind: 'replaced', fields });
  yield* retireKeys(id, [...submission.replaces, ...(row.key === null ? [] : [row.key])]);
  const changed = { enrolment: id, version };
  yield* tellOffice(target, 'changed', changed);
  if (fields.includes('email')) {
    yield* confirmToApplicant(target, submission.request.email, changed);
  }
  return true;
}

type Created = Receipt & Pick<StoredEnrolment, 'id'>;

function* create(database: Database, submission: Submission): Transaction<Created> {
  const insert = `INSERT INTO enrolments (${columns.join()}, reference, received_at)
    VALUES (${columns.map(() => '?').join()}, ?, ${database.receivedNow})
    ON CONFLICT (reference) DO NOTHING RETURNING id, reference, ${database.receivedAt} AS "receivedAt"`;
  for (;;) {
    const reference = createReference();
    const values = columnValues(submission, reference);
    const [created] = yield* query<Created>(insert, ...values, reference);
    // The statement returns no row if the reference is taken.
    if (!created) continue;
    yield* retireKeys(created.id, submission.replaces);
    return created;
  }
}
