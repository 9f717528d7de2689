import type { EnrolmentRequest } from '../../enrolment/core/request';
import { createReference, type Reference } from '../reference';
import { addToHistory, Answers } from './answers';
import { countApplicantMail } from './applicant-mails';
import type { Database } from './database';
import type {
  Acceptance,
  ChannelKind,
  EnrolmentFilter,
  EnrolmentStore,
  OfficeNoticeStore,
  Receipt,
  StoredEnrolment,
  Submission,
} from './enrolment-store';
import { fieldsOf, listOn } from './list';
import { noticesOn } from './office-notices';
import { PostgresConnection, type Query, type Statement } from './postgres-connection';
import { finish, receivedAtText, sharedDatabaseOn } from './postgres-work';
import { foundBy } from './search-text';
import { acceptKnownKey, portionSize, removeInPortions, replacement } from './shared';
import { Staff } from './staff';

/** A row's id is a bigint, which the driver hands over as text. */
type Row = StoredEnrolment & { readonly id: string };

/** Keeps enrolment requests in a PostgreSQL database, which any number of servers share. */
export class PostgresStore implements EnrolmentStore {
  readonly place: string;
  readonly notices: OfficeNoticeStore;
  readonly answers: Answers;
  readonly staff: Staff;
  readonly #connection: PostgresConnection;
  readonly #database: Database;
  /** Of the office. */
  readonly #channels: readonly ChannelKind[];
  readonly #mailsApplicants: boolean;

  /** @param url as the driver `pg` takes it; may hold a password */
  constructor(url: string, channels: readonly ChannelKind[]) {
    this.#connection = new PostgresConnection(url);
    this.#channels = channels.filter((channel) => channel !== 'applicant');
    this.#mailsApplicants = channels.includes('applicant');
    this.place = this.#connection.place;
    const database = sharedDatabaseOn(this.#connection);
    this.notices = noticesOn(database);
    this.#database = database;
    this.answers = new Answers(database);
    this.staff = new Staff(database);
  }

  async create(): Promise<void> {
    await this.#connection.create();
  }

  async accept(submission: Submission): Promise<Acceptance> {
    const { request, key, replaces } = submission;
    if (key === null && !this.#mailsApplicants) {
      return this.#create(this.#connection.query, submission);
    }
    return this.#connection.transaction(async (query) => {
      // Whoever comes under one of these keys waits here, at any of the servers.
      const keys = key === null ? [] : [key];
      await query(statements.lockKeys, [[...keys, ...replaces]]);
      const known = await findByKeys(query, keys);
      if (key !== null && known) return acceptKnownKey(request, key, known);
      const predecessor = replaces.length > 0 ? await findByKeys(query, replaces) : undefined;
      if (predecessor && (await replace(query, submission, predecessor))) {
        const { reference, receivedAt } = predecessor;
        return { kind: 'replaced', receipt: { reference, receivedAt } };
      }
      return this.#create(query, submission);
    });
  }

  list(filter: EnrolmentFilter = {}): AsyncIterable<StoredEnrolment> {
    return listOn(this.#database, filter);
  }

  async delete(reference: Reference): Promise<boolean> {
    const { rowCount } = await this.#connection.query(statements.remove, [reference]);
    return rowCount === 1;
  }

  async purge(before: string): Promise<number> {
    return removeInPortions(async () => {
      const wanted = [before, portionSize];
      const { rowCount } = await this.#connection.query(statements.removeBefore, wanted);
      return rowCount ?? 0;
    });
  }

  async ping(): Promise<void> {
    await this.#connection.query(statements.insertNone, []);
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  async #create(query: Query, { request, key, replaces }: Submission): Promise<Acceptance> {
    for (;;) {
      const reference = createReference();
      const { rows } = await query<Pick<Receipt, 'receivedAt'> & Pick<Row, 'id'>>(
        statements.insert,
        [...valuesOf(request, key, reference), reference, this.#channels, replaces],
      );
      const [created] = rows;
      if (created) {
        const { id, receivedAt } = created;
        if (this.#mailsApplicants && (await finish(query, countApplicantMail(id, request.email)))) {
          await query(statements.addApplicantNotice, [id]);
        }
        return { kind: 'created', receipt: { reference, receivedAt } };
      }
      // The reference is taken, or the key by a server of the release before, which locks none.
      const known = key === null ? undefined : await findByKeys(query, [key]);
      if (key !== null && known) return acceptKnownKey(request, key, known);
    }
  }
}

async function findByKeys(query: Query, keys: readonly string[]): Promise<Row | undefined> {
  return (await query<Row>(statements.findByKeys, [keys])).rows[0];
}

/** @returns false if the row was deleted meanwhile */
async function replace(
  query: Query,
  { request, key, replaces }: Submission,
  { id, reference }: Row,
): Promise<boolean> {
  // Waits for a request that replaces the same row under other keys, and reads what that made of it.
  const { rows } = await query<Row>(statements.lockRow, [id]);
  const [row] = rows;
  if (!row) return false;
  await query(statements.update, [...valuesOf(request, key, reference), id]);
  await finish(query, addToHistory(id, replacement(request, row)));
  const spent = [...replaces, row.key].filter((spentKey) => spentKey !== null);
  await query(statements.spend, [id, spent]);
  return true;
}

/** In the order of the statements' first parameters. */
function valuesOf(request: EnrolmentRequest, key: string | null, reference: Reference): unknown[] {
  const { name, mobile, email, nation, lang, per, hours, message } = request;
  const { searchText, phoneKey } = foundBy(request, key, reference);
  return [name, mobile, email, nation, lang, per, hours, message, searchText, phoneKey, key];
}

const request = 'name, mobile, email, nation, lang, per, hours, message';
const fields = fieldsOf({ receivedAt: receivedAtText });
const changing = `${request}, search_text, phone_key, idempotency_key`;
const columns = `${changing}, reference`;

const statements = {
  /** In one order everywhere, so that two transactions never wait for each other. */
  lockKeys: named(
    'lock_keys',
    `SELECT pg_advisory_xact_lock(lock) FROM
      (SELECT DISTINCT hashtextextended(key, 0) AS lock FROM unnest($1::text[]) AS key ORDER BY 1)
      AS locks`,
  ),
  /** By present keys and spent ones. To which row a key belongs never changes. */
  findByKeys: named(
    'find_enrolment',
    `SELECT ${fields} FROM enrolments WHERE id IN (
      SELECT id FROM enrolments WHERE idempotency_key = ANY ($1::text[])
      UNION ALL SELECT enrolment FROM spent_keys WHERE key = ANY ($1::text[])
    ) ORDER BY id LIMIT 1`,
  ),
  /** Stores an enrolment, its notices and the keys it spends; nothing if reference or key are taken. */
  insert: named(
    'insert_enrolment',
    `WITH enrolment AS (
      INSERT INTO enrolments (${columns})
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING
        RETURNING id, received_at
    ), notices AS (
      INSERT INTO office_notices (enrolment, channel)
        SELECT id, channel FROM enrolment, unnest($13::text[]) AS channel
    ), spent AS (
      INSERT INTO spent_keys (enrolment, key)
        SELECT id, key FROM enrolment, unnest($14::text[]) AS key ON CONFLICT DO NOTHING
    )
    SELECT id, ${receivedAtText} AS "receivedAt" FROM enrolment`,
  ),
  addApplicantNotice: named(
    'add_applicant_notice',
    `INSERT INTO office_notices (enrolment, channel) VALUES ($1, 'applicant')`,
  ),
  lockRow: named('lock_enrolment', `SELECT ${fields} FROM enrolments WHERE id = $1 FOR UPDATE`),
  update: named(
    'update_enrolment',
    `UPDATE enrolments SET (${changing}) = ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11),
      version = version + 1, withdrawn_at = NULL WHERE id = $12`,
  ),
  spend: named(
    'spend_keys',
    `INSERT INTO spent_keys (enrolment, key)
      SELECT $1::bigint, key FROM unnest($2::text[]) AS key ON CONFLICT DO NOTHING`,
  ),
  remove: named('delete_enrolment', 'DELETE FROM enrolments WHERE reference = $1'),
  /** Skips those that another server is deleting. */
  removeBefore: named(
    'purge_enrolments',
    `DELETE FROM enrolments WHERE id = ANY (ARRAY (
      SELECT id FROM enrolments WHERE received_at < $1
        ORDER BY received_at LIMIT $2 FOR UPDATE SKIP LOCKED))`,
  ),
  /** Needs all that storing one needs: lock, right, a database that is not read-only. */
  insertNone: named(
    'insert_no_enrolment',
    `INSERT INTO enrolments (${columns}) SELECT ${columns} FROM enrolments WHERE false`,
  ),
};

function named(name: string, text: string): Statement {
  return { name, text };
}
