import type { Database } from 'better-sqlite3';
import type { EnrolmentRequest } from '../../enrolment/request';
import { createReference, type Reference } from '../reference';
import type { Acceptance, EnrolmentStore, Receipt, StoredEnrolment } from './enrolment-store';
import { SqliteConnection } from './sqlite-connection';

const portionSize = 500;

/** Keeps enrolment requests in one SQLite file. */
export class SqliteStore implements EnrolmentStore {
  readonly #connection: SqliteConnection<Statements>;

  constructor(file: string) {
    this.#connection = new SqliteConnection(file, prepareStatements);
  }

  /** Creates the database where there is none; without this, all methods want one. */
  async create(): Promise<void> {
    await this.#connection.create();
  }

  async accept(request: EnrolmentRequest, idempotencyKey: string | undefined): Promise<Acceptance> {
    return this.#connection.use(({ accept }) => accept(request, idempotencyKey ?? null));
  }

  async *list(): AsyncIterable<StoredEnrolment> {
    let last = 0;
    for (;;) {
      const rows = await this.#connection.use(({ portion }) => portion.all(last, portionSize));
      for (const { id, ...enrolment } of rows) {
        yield enrolment;
        last = id;
      }
      if (rows.length < portionSize) return;
    }
  }

  async delete(reference: Reference): Promise<boolean> {
    return this.#connection.use(({ remove, emptyLog }) => {
      const { changes } = remove.run(reference);
      if (changes > 0) emptyLog();
      return changes > 0;
    });
  }

  async ping(): Promise<void> {
    await this.#connection.use(({ lockAndRelease }) => lockAndRelease());
  }

  async close(): Promise<void> {
    this.#connection.close();
  }
}

type Row = StoredEnrolment & { readonly id: number };
type Statements = ReturnType<typeof prepareStatements>;

function prepareStatements(database: Database) {
  const fields = `reference, received_at AS receivedAt,
    name, mobile, email, nation, lang, per, hours, message`;
  const findByKey = database.prepare<[string], StoredEnrolment>(
    `SELECT ${fields} FROM enrolments WHERE idempotency_key = ?`,
  );
  const insert = database.prepare<
    Receipt & EnrolmentRequest & { readonly idempotencyKey: string | null }
  >(
    `INSERT INTO enrolments
      (reference, idempotency_key, received_at,
        name, mobile, email, nation, lang, per, hours, message)
      VALUES (@reference, @idempotencyKey, @receivedAt,
        @name, @mobile, @email, @nation, @lang, @per, @hours, @message)
      ON CONFLICT (reference) DO NOTHING`,
  );

  /** Inserts under a reference that is not taken. */
  function insertNew(request: EnrolmentRequest, idempotencyKey: string | null): Receipt {
    for (;;) {
      const receipt = { reference: createReference(), receivedAt: new Date().toISOString() };
      if (insert.run({ ...request, ...receipt, idempotencyKey }).changes > 0) return receipt;
    }
  }

  const accept = database.transaction(
    (request: EnrolmentRequest, idempotencyKey: string | null): Acceptance => {
      const stored = idempotencyKey === null ? undefined : findByKey.get(idempotencyKey);
      if (!stored) return { kind: 'created', receipt: insertNew(request, idempotencyKey) };
      const { reference, receivedAt, ...storedRequest } = stored;
      return isSameRequest(request, storedRequest)
        ? { kind: 'repeated', receipt: { reference, receivedAt } }
        : { kind: 'key-conflict' };
    },
  );

  return {
    accept: accept.immediate,
    portion: database.prepare<[number, number], Row>(
      `SELECT id, ${fields} FROM enrolments WHERE id > ? ORDER BY id LIMIT ?`,
    ),
    remove: database.prepare<[Reference]>('DELETE FROM enrolments WHERE reference = ?'),
    /** The write-ahead log may hold what was deleted; a reader can put this off, not prevent it. */
    emptyLog: () => database.pragma('wal_checkpoint(TRUNCATE)'),
    /** Reading alone would go well on a locked or read-only database. */
    lockAndRelease: database.transaction(() => {}).immediate,
  };
}

function isSameRequest(a: EnrolmentRequest, b: EnrolmentRequest): boolean {
  const fields = Object.keys(a) as (keyof EnrolmentRequest)[];
  return fields.every((field) => a[field] === b[field]);
}
