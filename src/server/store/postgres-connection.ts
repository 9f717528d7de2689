import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { StoreUnavailableError } from './enrolment-store';
import { migrate } from './postgres-schema';
import { NewerSchemaError } from './shared';

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

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Runs one statement: by itself, or within a transaction. */
export type Query = <Row extends QueryResultRow>(
  statement: Statement,
  values: readonly unknown[],
) => Promise<QueryResult<Row>>;

/** The connections to one PostgreSQL database. They are made when needed, and anew after a fault. */
export class PostgresConnection {
  /** The address without user, password and options. */
  readonly place: string;
  readonly #pool: Pool;
  #upToDate: Promise<void> | undefined;

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
  async create(): Promise<void> {
    await this.#run(async () => {});
  }

  /**
   * Runs one statement in a transaction of its own.
   *
   * @throws {StoreUnavailableError} when it can't be done now
   */
  readonly query: Query = (statement, values) =>
    this.#run(() => this.#pool.query({ ...statement, values: [...values] }));

  /**
   * Runs several statements in one transaction.
   *
   * @throws {StoreUnavailableError} when it can't be done now; all of it is undone then
   */
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.#run(() =>
      this.#onClient(async (client) => {
        await client.query('BEGIN');
        const result = await work((statement, values) =>
          client.query({ ...statement, values: [...values] }),
        );
        await client.query('COMMIT');
        return result;
      }),
    );
  }

  /** Nothing can be done afterwards. */
  async close(): Promise<void> {
    if (this.#pool.ending) return;
    // A server that hangs never says goodbye.
    await Promise.race([this.#pool.end(), delay(closeTimeoutMs, undefined, { ref: false })]);
  }

  async #run<Result>(work: () => Promise<Result>): Promise<Result> {
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
