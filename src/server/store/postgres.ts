import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, type QueryConfig } from 'pg';
import {
  type Database,
  NewerSchemaError,
  type Statement,
  StoreUnavailableError,
  type Transaction,
} from './database';
import { namePrefix } from '../../content/prefixes';
import { createTables, needsTables, schemaVersion } from './schema';

/** Connecting and running a statement take less time than a shutdown waits for requests. */
const connectTimeoutMs = 1500;
const lockTimeoutMs = 2000;
const statementTimeoutMs = 2500;
const queryTimeoutMs = 3000;
const closeTimeoutMs = 1000;

/** Sent as a statement, because PgBouncer rejects them as startup parameters. */
const settings = Object.entries({
  // A commit returns only when the data is on disk.
  synchronous_commit: 'on',
  // At a stricter level, the second of two requests with the same key would fail.
  default_transaction_isolation: 'read committed',
  lock_timeout: lockTimeoutMs,
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: statementTimeoutMs,
})
  .map(([name, value]) => `SET ${name} = '${value}'`)
  .join('; ');

const tables = createTables({
  identity: 'bigint GENERATED ALWAYS AS IDENTITY',
  id: 'bigint',
  // Rounded to milliseconds, like the times in receipts.
  receivedAt: 'timestamptz(3)',
  dueAt: 'timestamptz',
  options: '',
});

/** Number of the advisory lock. Other programs are unlikely to use the same number. */
const lock = 7_302_011_906;

/** Connects on demand, and reconnects after an error. Any number of servers can share it. */
export class PostgresDatabase implements Database {
  readonly location: string;
  readonly receivedAt = `to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  readonly receivedNow = 'now()';
  readonly now = 'now()';
  readonly later = `now() + ? * interval '1 millisecond'`;
  readonly forUpdate = 'FOR UPDATE';
  readonly skipLocked = 'FOR UPDATE SKIP LOCKED';
  /** Takes the locks in sorted order, so that two transactions never deadlock. */
  readonly lockKeys = `SELECT pg_advisory_xact_lock(lock) FROM
    (SELECT DISTINCT hashtextextended(key, 0) AS lock
      FROM jsonb_array_elements_text(CAST(? AS jsonb)) AS key ORDER BY 1) AS locks`;
  readonly #pool: Pool;
  #prepared: Promise<void> | undefined;

  /** @param url for the driver `pg`; may contain a password */
  constructor(url: string) {
    const { protocol, host, pathname } = new URL(url);
    this.location = `${protocol}//${host}${pathname}`;
    this.#pool = new Pool({
      connectionString: url,
      application_name: namePrefix,
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      query_timeout: queryTimeoutMs,
      onConnect: async (client) => {
        await client.query(settings);
      },
    });
    // Without these listeners, a lost connection would crash the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  create(): Promise<void> {
    return this.#use(async () => {});
  }

  transact<Result>(work: () => Transaction<Result>): Promise<Result> {
    return this.#use(() =>
      this.#onClient(async (client) => {
        await client.query('BEGIN');
        const result = await finish(client, work());
        await client.query('COMMIT');
        return result;
      }),
    );
  }

  run<Row>(text: string, values: Statement['values'] = []): Promise<readonly Row[]> {
    return this.#use(async () => {
      const { rows } = await this.#pool.query(toQueryConfig({ text, values }));
      return rows as readonly Row[];
    });
  }

  /** Checks what storing a request needs: locks, privileges and a writable database. */
  async ping(): Promise<void> {
    await this.run(
      'INSERT INTO enrolments (reference) SELECT reference FROM enrolments WHERE false',
    );
  }

  /** Does nothing, because PostgreSQL recycles its log automatically. */
  async scrub(): Promise<void> {}

  async close(): Promise<void> {
    if (this.#pool.ending) return;
    // Limit the wait, because a database server that hangs never closes its connections.
    await Promise.race([this.#pool.end(), delay(closeTimeoutMs, undefined, { ref: false })]);
  }

  async #use<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      await this.#prepare();
      return await work();
    } catch (error) {
      if (!isFaultOfDatabase(error)) throw error;
      throw toUnavailable(this.location, error);
    }
  }

  /** Prepares the tables once for all calls. After a failure, the next call retries. */
  #prepare(): Promise<void> {
    this.#prepared ??= this.#onClient(prepareTables).catch((error: unknown) => {
      this.#prepared = undefined;
      throw error;
    });
    return this.#prepared;
  }

  /** Runs work on a connection. After an error, closes the connection to roll back. */
  async #onClient<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
    const client = await this.#pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}

async function finish<Result>(client: PoolClient, work: Transaction<Result>): Promise<Result> {
  let step = work.next([]);
  while (!step.done) {
    const { rows } = await client.query(toQueryConfig(step.value));
    step = work.next(rows);
  }
  return step.value;
}

const prepared = new Map<string, Required<Pick<QueryConfig, 'name' | 'text'>>>();

/** Replaces each '?' with '$1', '$2', …. Statements contain no other question marks. */
function toQueryConfig({ text, values }: Statement): QueryConfig {
  let statement = prepared.get(text);
  if (!statement) {
    let count = 0;
    statement = {
      name: createHash('sha256').update(text).digest('base64url'),
      text: text.replaceAll('?', () => `$${(count += 1)}`),
    };
    prepared.set(text, statement);
  }
  return { ...statement, values: [...values] };
}

/** SQLSTATE classes of our own mistakes: data, integrity, syntax (not privileges), limits. */
const ownFaults = /^(22|23|42(?!501)|54)/;
/** SQLSTATE codes for failed authorisation, unknown database or schema, and missing privileges. */
const lastingFaults = /^(28|3D|3F|42501)/;

/** Returns true if the database or the connection caused the error, not a bug in this program. */
function isFaultOfDatabase(error: unknown): error is Error {
  if (error instanceof DatabaseError) return !ownFaults.test(error.code ?? '');
  // The driver throws plain errors if it can't connect or loses the connection.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

function toUnavailable(place: string, error: Error): StoreUnavailableError {
  // If a host name has several addresses, their errors are wrapped in an error without a message.
  const [cause = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  return new StoreUnavailableError(place, cause, { isTransient: isTransient(cause) });
}

function isTransient(error: Error): boolean {
  if (error instanceof NewerSchemaError) return false;
  if (error instanceof DatabaseError) return !lastingFaults.test(error.code ?? '');
  // These problems last: an unreadable or invalid certificate, no TLS, or no password.
  const { syscall, code = '' } = error as NodeJS.ErrnoException;
  return syscall !== 'open' && !/CERT|SSL|TLS|VERIFY/.test(code) && !/SSL|SASL/.test(error.message);
}

/** Servers that start at the same time take turns. Existing tables need no privilege. */
async function prepareTables(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
  if (needsTables(await readVersion(client))) {
    await client.query(tables);
    await client.query(`CREATE TABLE enrolments_schema AS SELECT ${schemaVersion} AS version`);
  }
  await client.query('COMMIT');
}

async function readVersion(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query(
    `SELECT WHERE to_regclass('enrolments_schema') IS NOT NULL`,
  );
  if (found.length === 0) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM enrolments_schema');
  return rows[0]?.version ?? 0;
}
