import type { Database } from 'better-sqlite3';
import type { EnrolmentRequest } from '../../enrolment/core/request';
import { createReference, type Reference } from '../reference';
import { addToHistory, Answers } from './answers';
import { countApplicantMail } from './applicant-mails';
import type { Database as SharedDatabase } from './database';
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
import { foundBy, type FoundBy } from './search-text';
import { acceptKnownKey, portionSize, removeInPortions, replacement } from './shared';
import { SqliteConnection, schemaVersion } from './sqlite-connection';
import { finish, prepareWork, sharedDatabaseOn } from './sqlite-work';
import { Staff } from './staff';

/** Keeps enrolment requests in one SQLite file. */
export class SqliteStore implements EnrolmentStore {
  readonly place: string;
  readonly notices: OfficeNoticeStore;
  readonly answers: Answers;
  readonly staff: Staff;
  readonly #connection: SqliteConnection<Statements>;
  readonly #database: SharedDatabase;

  constructor(file: string, channels: readonly ChannelKind[]) {
    this.place = file;
    this.#connection = new SqliteConnection(file, (database) => ({
      ...prepareAccept(database, channels),
      ...prepareRest(database),
      ...prepareWork(database),
    }));
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
    return this.#connection.use(({ accept }) => accept(submission));
  }

  list(filter: EnrolmentFilter = {}): AsyncIterable<StoredEnrolment> {
    return listOn(this.#database, filter);
  }

  async delete(reference: Reference): Promise<boolean> {
    return this.#connection.use(({ remove, emptyLog }) => {
      const { changes } = remove.run(reference);
      emptyLog();
      return changes > 0;
    });
  }

  async purge(before: string): Promise<number> {
    const count = await removeInPortions(() =>
      this.#connection.use(({ removeBefore }) => removeBefore.run(before, portionSize).changes),
    );
    await this.#connection.use(({ emptyLog }) => emptyLog());
    return count;
  }

  async ping(): Promise<void> {
    await this.#connection.use(({ writeSomething }) => writeSomething());
  }

  async close(): Promise<void> {
    this.#connection.close();
  }
}

type Statements = ReturnType<typeof prepareAccept> &
  ReturnType<typeof prepareRest> &
  ReturnType<typeof prepareWork>;

const fields = fieldsOf({ receivedAt: 'received_at' });

/** Stores a request in one transaction, which no other process can come between. */
function prepareAccept(database: Database, channels: readonly ChannelKind[]) {
  type Row = StoredEnrolment & { readonly id: number };
  type NewRow = Receipt & EnrolmentRequest & Pick<Submission, 'key'> & FoundBy;

  /** Takes a JSON array of keys, present or spent. */
  const findByKeys = database.prepare<[string], Row>(
    `WITH keys AS (SELECT value FROM json_each(?))
      SELECT ${fields} FROM enrolments
      WHERE idempotency_key IN keys
        OR id IN (SELECT enrolment FROM spent_keys WHERE key IN keys)
      ORDER BY id LIMIT 1`,
  );
  const insert = database.prepare<NewRow>(
    `INSERT INTO enrolments
      (reference, idempotency_key, received_at,
        name, mobile, email, nation, lang, per, hours, message, search_text, phone_key)
      VALUES (@reference, @key, @receivedAt,
        @name, @mobile, @email, @nation, @lang, @per, @hours, @message, @searchText, @phoneKey)
      ON CONFLICT (reference) DO NOTHING`,
  );
  const update = database.prepare<EnrolmentRequest & Pick<Row, 'id' | 'key'> & FoundBy>(
    `UPDATE enrolments SET idempotency_key = @key, name = @name, mobile = @mobile, email = @email,
      nation = @nation, lang = @lang, per = @per, hours = @hours, message = @message,
      search_text = @searchText, phone_key = @phoneKey, version = version + 1, withdrawn_at = NULL
      WHERE id = @id`,
  );
  const spend = database.prepare<[string, number | bigint]>(
    'INSERT INTO spent_keys (key, enrolment) VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const addNotice = database.prepare<[number | bigint, ChannelKind, number]>(
    'INSERT INTO office_notices (enrolment, channel, due_at) VALUES (?, ?, ?)',
  );
  const { run } = prepareWork(database);
  const find = (keys: readonly string[]) => findByKeys.get(JSON.stringify(keys));

  function replace({ request, key, replaces }: Submission, row: Row): Acceptance {
    const { reference, receivedAt } = row;
    update.run({ ...request, key, id: row.id, ...foundBy(request, key, reference) });
    finish(run, addToHistory(row.id, replacement(request, row)));
    for (const spent of [...replaces, row.key]) if (spent !== null) spend.run(spent, row.id);
    return { kind: 'replaced', receipt: { reference, receivedAt } };
  }

  function create({ request, key, replaces }: Submission): Acceptance {
    const now = new Date();
    for (;;) {
      const receipt = { reference: createReference(), receivedAt: now.toISOString() };
      const { changes, lastInsertRowid: id } = insert.run({
        ...request,
        ...receipt,
        key,
        ...foundBy(request, key, receipt.reference),
      });
      // The reference is taken.
      if (changes === 0) continue;
      for (const spent of replaces) spend.run(spent, id);
      for (const channel of channels) {
        const isTold =
          channel !== 'applicant' || finish(run, countApplicantMail(Number(id), request.email));
        if (isTold) addNotice.run(id, channel, now.getTime());
      }
      return { kind: 'created', receipt };
    }
  }

  const accept = database.transaction((submission: Submission): Acceptance => {
    const { request, key, replaces } = submission;
    const known = key === null ? undefined : find([key]);
    if (key !== null && known) return acceptKnownKey(request, key, known);
    const predecessor = replaces.length > 0 ? find(replaces) : undefined;
    return predecessor ? replace(submission, predecessor) : create(submission);
  });
  return { accept: accept.immediate };
}

function prepareRest(database: Database) {
  return {
    remove: database.prepare<[Reference]>('DELETE FROM enrolments WHERE reference = ?'),
    removeBefore: database.prepare<[string, number]>(
      `DELETE FROM enrolments WHERE id IN
        (SELECT id FROM enrolments WHERE received_at < ? ORDER BY received_at LIMIT ?)`,
    ),
    /** Overwrites deleted rows in the write-ahead log too; one that is being read waits for the next purge. */
    emptyLog: () => void database.pragma('wal_checkpoint(TRUNCATE)'),
    /** Reading alone would succeed on a database that is read-only or full. */
    writeSomething: () => database.pragma(`user_version = ${schemaVersion(database)}`),
  };
}
