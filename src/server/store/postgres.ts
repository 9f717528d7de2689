import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, type QueryConfig } from 'pg';
import {
  type Database,
  NewerSchemaError,
  type Question,
  StoreUnavailableError,
  type Work,
} from './database';
import { migrate } from './postgres-schema';

/**
 * How long a call waits: for a connection, for a lock that another program holds, for a statement
 * there, and for it here where no answer comes at all. Together less than a stop waits for what is
 * in flight.
 */
const connectTimeoutMs = 1500;
const lockTimeoutMs = 2000;
const statementTimeoutMs = 2500;
const queryTimeoutMs = 3000;
const closeTimeoutMs = 1000;

/**
 * Settings of each connection, whatever the server's defaults are. They go as a statement, not
 * with the start of the connection, where PgBouncer refuses them and the address could change them.
 */
const settings = Object.entries({
  // What is acknowledged is on disk.
  synchronous_commit: 'on',
  // In a stricter one, the second of two under a key would fail, not find the first.
  default_transaction_isolation: 'read committed',
  lock_timeout: lockTimeoutMs,
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: statementTimeoutMs,
})
  .map(([name, value]) => `SET ${name} = '${value}'`)
  .join('; ');

/**
 * A PostgreSQL database, which any number of servers share. Its connections are made when needed, and
 * anew after a fault; each prepares a statement once.
 */
export class PostgresDatabase implements Database {
  readonly place: string;
  readonly receivedAt = `to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  readonly receivedNow = 'now()';
  readonly now = 'now()';
  readonly later = `now() + ? * interval '1 millisecond'`;
  readonly forUpdate = 'FOR UPDATE';
  readonly skipLocked = 'FOR UPDATE SKIP LOCKED';
  /** In one order everywhere, so that two transactions never wait for each other. */
  readonly lockKeys = `SELECT pg_advisory_xact_lock(lock) FROM
    (SELECT DISTINCT hashtextextended(key, 0) AS lock
      FROM jsonb_array_elements_text(CAST(? AS jsonb)) AS key ORDER BY 1) AS locks`;
  readonly #pool: Pool;
  #upToDate: Promise<void> | undefined;

  /** @param url as the driver `pg` takes it; may hold a password */
  constructor(url: string) {
    const { protocol, host, pathname } = new URL(url);
    this.place = `${protocol}//${host}${pathname}`;
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'jambatan',
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      query_timeout: queryTimeoutMs,
      onConnect: async (client) => {
        await client.query(settings);
      },
    });
    // A connection that is lost while idle is replaced when the next is needed; one that is lost
    // in the midst of something fails that. Neither may end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Creates the tables, or brings them up to date; otherwise the first call does. */
  create(): Promise<void> {
    return this.#use(async () => {});
  }

  transact<Result>(work: () => Work<Result>): Promise<Result> {
    return this.#use(() =>
      this.#onClient(async (client) => {
        await client.query('BEGIN');
        const result = await finish(client, work());
        await client.query('COMMIT');
        return result;
      }),
    );
  }

  run<Row>(text: string, ...values: Question['values']): Promise<readonly Row[]> {
    return this.#use(async () => {
      const { rows } = await this.#pool.query(statementOf({ text, values }));
      return rows as readonly Row[];
    });
  }

  /** Needs all that storing needs: lock, right, a database that is not read-only. */
  async ping(): Promise<void> {
    await this.run(
      'INSERT INTO enrolments (reference) SELECT reference FROM enrolments WHERE false',
    );
  }

  /** The database overwrites its log by itself. */
  async scrub(): Promise<void> {}

  async close(): Promise<void> {
    if (this.#pool.ending) return;
    // A server that hangs never says goodbye.
    await Promise.race([this.#pool.end(), delay(closeTimeoutMs, undefined, { ref: false })]);
  }

  async #use<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      await this.#bringUpToDate();
      return await work();
    } catch (error) {
      if (!isFaultOfDatabase(error)) throw error;
      throw toUnavailable(this.place, error);
    }
  }

  /** Once for all calls, and anew by the next call if it failed. */
  #bringUpToDate(): Promise<void> {
    this.#upToDate ??= this.#onClient(migrate).catch((error: unknown) => {
      this.#upToDate = undefined;
      throw error;
    });
    return this.#upToDate;
  }

  /** A connection on which something failed is closed, which undoes what was begun. */
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

async function finish<Result>(client: PoolClient, work: Work<Result>): Promise<Result> {
  let step = work.next([]);
  while (!step.done) {
    const { rows } = await client.query(statementOf(step.value));
    step = work.next(rows);
  }
  return step.value;
}

const prepared = new Map<string, Required<Pick<QueryConfig, 'name' | 'text'>>>();

/** As PostgreSQL writes it: '$1', '$2', … for '?'. No such text holds another question mark. */
function statementOf({ text, values }: Question): QueryConfig {
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

/**
 * Classes of SQLSTATE that a statement or value of our own brings about: data exception, integrity
 * violation, syntax error but no missing right, limit exceeded
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html).
 */
const ownFaults = /^(22|23|42(?!501)|54)/;
/** Authorisation, unknown database, unknown schema, and a right that was not given. */
const lastingFaults = /^(28|3D|3F|42501)/;

/** Ours are those that no state of a database explains. */
function isFaultOfDatabase(error: unknown): error is Error {
  if (error instanceof DatabaseError) return !ownFaults.test(error.code ?? '');
  // The driver throws plain errors for a connection that is lost or can't be made.
  return error instanceof Error && !(error instanceof TypeError || error instanceof RangeError);
}

/** @param place the database's address without password */
function toUnavailable(place: string, error: Error): StoreUnavailableError {
  // A name with several addresses: one error for each, under one that says nothing.
  const [cause = error] = error instanceof AggregateError ? (error.errors as Error[]) : [];
  return new StoreUnavailableError(place, cause, { mayPass: mayPass(cause) });
}

function mayPass(error: Error): boolean {
  if (error instanceof NewerSchemaError) return false;
  if (error instanceof DatabaseError) return !lastingFaults.test(error.code ?? '');
  // A certificate that can't be read or does not hold, no TLS, no password.
  const { syscall, code = '' } = error as NodeJS.ErrnoException;
  return syscall !== 'open' && !/CERT|SSL|TLS|VERIFY/.test(code) && !/SSL|SASL/.test(error.message);
}
