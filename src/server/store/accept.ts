import type { EnrolmentRequest } from '../../enrolment/core/request';
import { createReference, type Reference } from '../reference';
import { addToHistory } from './office-enrolments';
import { countApplicantMail } from './applicant-mails';
import { query, type Database, type Transaction } from './database';
import {
  enrolmentColumns,
  type Receipt,
  requestFields,
  idsByKeySql,
  type StoredEnrolment,
  type Submission,
  type SubmissionOutcome,
} from './enrolment';
import type { ChannelKind } from './office-notices';
import { buildSearchColumns } from './search-text';

/** Stores a request. `EnrolmentStore.accept` documents the rules. */
export function* accept(
  database: Database,
  channels: readonly ChannelKind[],
  submission: Submission,
): Transaction<SubmissionOutcome> {
  const { request, key, replaces } = submission;
  const keys = key === null ? [] : [key];
  // Serialise requests that share any of these keys, across all servers.
  if (database.lockKeys) yield* query(database.lockKeys, JSON.stringify([...keys, ...replaces]));
  const known = yield* find(database, keys);
  if (known) return acceptKnown(submission, known);
  const predecessor = yield* find(database, replaces);
  if (predecessor && (yield* replace(database, submission, predecessor))) {
    const { reference, receivedAt } = predecessor;
    return { kind: 'replaced', receipt: { reference, receivedAt } };
  }
  const { id, ...receipt } = yield* create(database, submission);
  for (const channel of channels) {
    if (channel !== 'applicant' || (yield* countApplicantMail(id, request.email))) {
      const add = `INSERT INTO office_notices (enrolment, channel, due_at)
        VALUES (?, ?, ${database.now})`;
      yield* query(add, id, channel);
    }
  }
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

function acceptKnown({ request, key }: Submission, known: StoredEnrolment): SubmissionOutcome {
  const { reference, receivedAt } = known;
  return key !== known.key || changedFields(request, known).length === 0
    ? { kind: 'repeated', receipt: { reference, receivedAt } }
    : { kind: 'key-conflict' };
}

const changedFields = (request: EnrolmentRequest, stored: EnrolmentRequest) =>
  requestFields.filter((field) => request[field] !== stored[field]);

const columns = [...requestFields, 'search_text', 'phone_key', 'idempotency_key', 'page_language'];

function columnValues({ request, key, pageLanguage }: Submission, reference: Reference) {
  const { searchText, phoneKey } = buildSearchColumns({ ...request, key, reference });
  return [...requestFields.map((field) => request[field]), searchText, phoneKey, key, pageLanguage];
}

/** @returns false if the row has been deleted in the meantime */
function* replace(
  database: Database,
  submission: Submission,
  { id, reference }: StoredEnrolment,
): Transaction<boolean> {
  // Wait for a concurrent replacement under other keys, then read the row that it wrote.
  const lock = `SELECT ${enrolmentColumns(database)} FROM enrolments WHERE id = ? ${database.forUpdate}`;
  const [row] = yield* query<StoredEnrolment>(lock, id);
  if (!row) return false;
  const update = `UPDATE enrolments SET ${columns.map((column) => `${column} = ?`).join()},
    version = version + 1, withdrawn_at = NULL WHERE id = ?`;
  yield* query(update, ...columnValues(submission, reference), id);
  const fields = changedFields(submission.request, row);
  yield* addToHistory(id, { at: new Date().toISOString(), kind: 'replaced', fields });
  yield* retireKeys(id, [...submission.replaces, ...(row.key === null ? [] : [row.key])]);
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

function* retireKeys(id: StoredEnrolment['id'], keys: readonly string[]): Transaction<void> {
  for (const key of keys) {
    const text = 'INSERT INTO retired_keys (key, enrolment) VALUES (?, ?) ON CONFLICT DO NOTHING';
    yield* query(text, key, id);
  }
}
