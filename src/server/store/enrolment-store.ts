import { setImmediate as otherWork } from 'node:timers/promises';
import { type Reference, createReference } from '../reference';
import { OfficeEnrolments } from './office-enrolments';
import {
  type Database,
  batchSize,
  StoreUnavailableError,
  query,
  type Transaction,
} from './database';
import {
  addToHistory,
  changedFields,
  fieldChanges,
  type Submission,
  type SubmissionOutcome,
  enrolmentColumns,
  type Receipt,
  requestFields,
  idsByKeySql,
  retireKeys,
  type StoredEnrolment,
} from './enrolment';
import {
  type ChannelKind,
  confirmToApplicant,
  type NoticeTarget,
  OfficeNotices,
  tellOffice,
} from './office-notices';
import { Staff } from './staff';
import { buildSearchColumns } from './search-text';
import type { DatabaseAddress } from '../config';
import { Certificates } from './certificates';
import { PushSubscriptions } from './push-subscriptions';
import { Transfers } from './transfers';

/** The requests, and what belongs to them. Methods throw `StoreUnavailableError` (a 503). */
export class EnrolmentStore {
  readonly notices: OfficeNotices;
  readonly office: OfficeEnrolments;
  readonly staff: Staff;
  readonly transfers: Transfers;
  readonly pushSubscriptions: PushSubscriptions;
  readonly certificates: Certificates;
  readonly database: Database;
  readonly #target: NoticeTarget;

  constructor(database: Database, channels: readonly ChannelKind[]) {
    this.database = database;
    this.#target = { database, channels };
    this.notices = new OfficeNotices(database);
    this.office = new OfficeEnrolments(this.#target);
    this.staff = new Staff(database);
    this.transfers = new Transfers(database);
    this.pushSubscriptions = new PushSubscriptions(database);
    this.certificates = new Certificates(this.#target);
  }

  /**
   * Stores a request in one transaction, with a notice for each of the office's channels. The
   * applicant gets a confirmation of a new request or at a new address, unless the mailbox has
   * reached its daily limit of emails.
   *
   * While a key's row exists, no further row is added for that key. Without a key, each call adds a
   * row. A request that replaces others takes over the row of one of them and keeps its receipt.
   * The replaced keys are retired, whether or not their requests arrived. A later request with a
   * retired key gets the same receipt and changes nothing. The row keeps the office's reply, its
   * history records the replacement, and any withdrawal is cancelled.
   */
  accept(submission: Submission): Promise<SubmissionOutcome> {
    return this.database.transact(() => accept(this.#target, submission));
  }

  async delete(reference: Reference): Promise<boolean> {
    const text = 'DELETE FROM enrolments WHERE reference = ? RETURNING id';
    const rows = await this.database.run(text, [reference]);
    await this.#scrub();
    return rows.length > 0;
  }

  /** Deletes in short batches. Rows that another server has locked wait for a later purge. */
  async purge(before: string): Promise<number> {
    const text = `WITH old AS MATERIALIZED (SELECT id FROM enrolments e WHERE received_at < ?
        AND NOT EXISTS (SELECT 1 FROM enrolment_history
          WHERE enrolment = e.id AND kind = 'replaced' AND at >= ?)
        ORDER BY received_at LIMIT ? ${this.database.skipLocked})
      DELETE FROM enrolments WHERE id IN (SELECT id FROM old) RETURNING id`;
    let total = 0;
    for (;;) {
      const { length } = await this.database.run(text, [before, before, batchSize]);
      total += length;
      if (length < batchSize) break;
      await otherWork();
    }
    await this.#scrub();
    return total;
  }

  /** Deletes everything that has expired, except requests. */
  async tidy(): Promise<void> {
    for (const table of ['invitations', 'challenges', 'sessions', 'transfers']) {
      const text = `DELETE FROM ${table} WHERE expires_at <= ?`;
      await this.database.run(text, [new Date().toISOString()]);
    }
  }

  /** Scrubs the database. Does nothing if it is unavailable, as the next purge scrubs it. */
  async #scrub(): Promise<void> {
    try {
      await this.database.scrub();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}

function* accept(target: NoticeTarget, submission: Submission): Transaction<SubmissionOutcome> {
  const { database } = target;
  const { request, key, replaces } = submission;
  const keys = key === null ? [] : [key];
  // Serialise requests that share any of these keys, across all servers.
  if (database.lockKeys) yield* query(database.lockKeys, [JSON.stringify([...keys, ...replaces])]);
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
  return (yield* query<StoredEnrolment>(text, [...keys, ...keys]))[0];
}

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
  return (yield* query('SELECT key FROM retired_keys WHERE key = ?', [key])).length > 0;
}

const columns = [...requestFields, 'search_text', 'phone_key', 'idempotency_key', 'page_language'];

function columnValues({ request, key, pageLanguage }: Submission, reference: Reference) {
  const { searchText, phoneKey } = buildSearchColumns({ ...request, key, reference });
  return [...requestFields.map((field) => request[field]), searchText, phoneKey, key, pageLanguage];
}

function* replace(
  target: NoticeTarget,
  submission: Submission,
  { id, reference }: StoredEnrolment,
): Transaction<boolean> {
  const { database } = target;
  // Wait for a concurrent replacement under other keys, then read the row that it wrote.
  const lock = `SELECT ${enrolmentColumns(database)} FROM enrolments WHERE id = ? ${database.forUpdate}`;
  const [row] = yield* query<StoredEnrolment>(lock, [id]);
  if (!row) return false;
  const update = `UPDATE enrolments SET ${columns.map((column) => `${column} = ?`).join()},
    version = version + 1, withdrawn_at = NULL, unread = 1 WHERE id = ? RETURNING version`;
  const values = [...columnValues(submission, reference), id];
  const [{ version } = { version: 0 }] = yield* query<{ readonly version: number }>(update, values);
  const fields = changedFields(submission.request, row);
  const changes = fieldChanges(fields, row, submission.request);
  yield* addToHistory(id, { at: new Date().toISOString(), kind: 'replaced', fields, changes });
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
    const [created] = yield* query<Created>(insert, [...values, reference]);
    // The statement returns no row if the reference is taken.
    if (!created) continue;
    yield* retireKeys(created.id, submission.replaces);
    return created;
  }
}

/** The database is opened only on first use. */
export async function openStore(
  address: DatabaseAddress,
  channels: readonly ChannelKind[],
): Promise<EnrolmentStore> {
  // Import only the driver in use, because each one delays startup by a few hundredths of a second.
  if (address.kind === 'sqlite') {
    const { SqliteDatabase } = await import('./sqlite');
    return new EnrolmentStore(new SqliteDatabase(address.file), channels);
  }
  const { PostgresDatabase } = await import('./postgres');
  return new EnrolmentStore(new PostgresDatabase(address.url), channels);
}
