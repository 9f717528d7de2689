import type { Database } from 'better-sqlite3';
import type { EnrolmentRequest } from '../../enrolment/core/request';
import { createReference, type Reference } from '../reference';
import type {
  Acceptance,
  ChannelKind,
  ClaimedNotice,
  EnrolmentFilter,
  EnrolmentStore,
  OfficeNoticeStore,
  Receipt,
  StoredEnrolment,
  Submission,
} from './enrolment-store';
import { addToHistory, Answers } from './answers';
import { applicantOf, type CountedNotice, countApplicantMail } from './applicant-mails';
import { foundBy, type FoundBy } from './search-text';
import {
  acceptKnownKey,
  portionSize,
  readInPortions,
  removeInPortions,
  replacement,
} from './shared';
import { Staff } from './staff';
import { SqliteConnection, schemaVersion } from './sqlite-connection';
import { finish, prepareWork, sharedDatabaseOn } from './sqlite-work';

/** Keeps enrolment requests in one SQLite file. */
export class SqliteStore implements EnrolmentStore {
  readonly place: string;
  readonly notices: OfficeNoticeStore;
  readonly answers: Answers;
  readonly staff: Staff;
  readonly #connection: SqliteConnection<Statements>;

  constructor(file: string, channels: readonly ChannelKind[]) {
    this.place = file;
    this.#connection = new SqliteConnection(file, (database) => ({
      ...prepareAccept(database, channels),
      ...prepareRest(database),
      ...prepareNotices(database),
      ...prepareWork(database),
    }));
    this.notices = noticesOn(this.#connection);
    const database = sharedDatabaseOn(this.#connection);
    this.answers = new Answers(database);
    this.staff = new Staff(database);
  }

  async create(): Promise<void> {
    await this.#connection.create();
  }

  async accept(submission: Submission): Promise<Acceptance> {
    return this.#connection.use(({ accept }) => accept(submission));
  }

  list({ since = '', language }: EnrolmentFilter = {}): AsyncIterable<StoredEnrolment> {
    const wanted = { since, language: language ?? null, size: portionSize };
    return readInPortions<number>((after) =>
      this.#connection.use(({ portion }) => portion.all({ ...wanted, after })),
    );
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
  ReturnType<typeof prepareNotices> &
  ReturnType<typeof prepareWork>;

const fields = `reference, received_at AS receivedAt, idempotency_key AS key,
  name, mobile, email, nation, lang, per, hours, message`;

/** Stores a request in one transaction, which no other process can come between. */
function prepareAccept(database: Database, channels: readonly ChannelKind[]) {
  type Row = StoredEnrolment & { readonly id: number };
  type NewRow = Receipt & EnrolmentRequest & Pick<Submission, 'key'> & FoundBy;

  /** Takes a JSON array of keys, present or spent. */
  const findByKeys = database.prepare<[string], Row>(
    `WITH keys AS (SELECT value FROM json_each(?))
      SELECT id, ${fields} FROM enrolments
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
  interface PortionWanted {
    readonly after: number;
    readonly since: string;
    readonly language: string | null;
    readonly size: number;
  }
  return {
    portion: database.prepare<PortionWanted, StoredEnrolment & { readonly id: number }>(
      `SELECT id, ${fields} FROM enrolments
        WHERE id > @after AND received_at >= @since AND (@language IS NULL OR lang = @language)
        ORDER BY id LIMIT @size`,
    ),
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

function prepareNotices(database: Database) {
  type Row = CountedNotice & { readonly id: number; readonly attempts: number };
  const findDue = database.prepare<[ChannelKind, number], Row>(
    `SELECT office_notices.id, attempts + 1 AS attempts,
        reference, received_at AS receivedAt, idempotency_key AS key, lang, per, hours, message,
        email, address AS mailbox
      FROM office_notices JOIN enrolments ON enrolments.id = office_notices.enrolment
        LEFT JOIN applicant_mails
          ON channel = 'applicant' AND applicant_mails.enrolment = enrolments.id
      WHERE channel = ? AND due_at <= ? ORDER BY due_at LIMIT 1`,
  );
  const lease = database.prepare<[number, number, number]>(
    'UPDATE office_notices SET attempts = ?, due_at = ? WHERE id = ?',
  );
  const claim = database.transaction((channel: ChannelKind, now: number, until: number) => {
    const row = findDue.get(channel, now);
    if (row) lease.run(row.attempts, until, row.id);
    return row;
  });
  return {
    claimNotice: claim.immediate,
    settleNotice: database.prepare<[number]>('DELETE FROM office_notices WHERE id = ?'),
    postponeNotice: database.prepare<[number, number]>(
      'UPDATE office_notices SET due_at = ? WHERE id = ?',
    ),
  };
}

function noticesOn(connection: SqliteConnection<Statements>): OfficeNoticeStore {
  return {
    async claim(channel, leaseMs): Promise<ClaimedNotice | undefined> {
      const now = Date.now();
      const row = await connection.use(({ claimNotice }) =>
        claimNotice(channel, now, now + leaseMs),
      );
      if (!row) return undefined;
      const { id, attempts, email, mailbox, ...notice } = row;
      return { id, attempts, notice: { ...notice, applicant: applicantOf(email, mailbox) } };
    },
    async settle(id) {
      await connection.use(({ settleNotice }) => settleNotice.run(id));
    },
    async postpone(id, delayMs) {
      await connection.use(({ postponeNotice }) => postponeNotice.run(Date.now() + delayMs, id));
    },
  };
}
