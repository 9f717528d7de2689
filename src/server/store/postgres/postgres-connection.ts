import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import { StoreUnavailableError } from '../enrolment-store';
import { isFaultOfDatabase, isMissingTable, toUnavailable } from './postgres-faults';
import { migrate } from './postgres-schema';

/**
 * How long a call waits, in milliseconds: for a connection, for a lock that another program holds,
 * for a statement there, and for it here where no answer comes at all. Together less than a stop
 * waits for what is in flight.
 */
const connectionPatience = 1500;
const lockPatience = 2000;
const statementPatience = 2500;
const answerPatience = 3000;
/** How long closing waits for goodbyes. */
const closingPatience = 1000;

/**
 * Settings of each connection, whatever the server's defaults are. They go as a statement, not
 * with the start of the connection, where PgBouncer refuses them and the address could change them.
 */
const settings = Object.entries({
  // What is acknowledged is on disk.
  synchronous_commit: 'on',
  // In a stricter one, the second of two under a key would fail, not find the first.
  default_transaction_isolation: 'read committed',
  lock_timeout: lockPatience,
  statement_timeout: statementPatience,
  idle_in_transaction_session_timeout: statementPatience,
})
  .map(([name, value]) => `SET ${name} = '${value}'`)
  .join('; ');

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The connections to one PostgreSQL database. They are made when needed, and anew after a fault. */
export class PostgresConnection {
  /** The address without user, password and options. */
  readonly place: string;
  readonly #pool: Pool;
  readonly #running = new Set<Promise<unknown>>();
  #upToDate: Promise<void> | undefined;
  #closed = false;

  constructor(url: string) {
    const { protocol, host, pathname } = new URL(url);
    this.place = `${protocol}//${host}${pathname}`;
    this.#pool = new Pool({
      connectionString: url,
      application_name: 'jambatan',
      max: 10,
      keepAlive: true,
      connectionTimeoutMillis: connectionPatience,
      idleTimeoutMillis: 30_000,
      query_timeout: answerPatience,
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
  async query<Row extends QueryResultRow>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<QueryResult<Row>> {
    return this.#run(() => this.#pool.query<Row>({ ...statement, values: [...values] }));
  }

  /** Waits for what is running; nothing can be done afterwards. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await Promise.allSettled(this.#running);
    // A server that hangs says none.
    await Promise.race([this.#pool.end(), delay(closingPatience, undefined, { ref: false })]);
  }

  async #run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new StoreUnavailableError(this.place, new Error('it is closed'));
    const running = this.#try(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  async #try<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      await this.#bringUpToDate();
      return await work();
    } catch (error) {
      if (!isFaultOfDatabase(error)) throw error;
      if (isMissingTable(error)) this.#upToDate = undefined;
      throw toUnavailable(this.place, error);
    }
  }

  /** Once for all calls, and anew by the next call if it failed. */
  #bringUpToDate(): Promise<void> {
    this.#upToDate ??= this.#migrate().catch((error: unknown) => {
      this.#upToDate = undefined;
      throw error;
    });
    return this.#upToDate;
  }

  async #migrate(): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await migrate(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
    client.release();
  }
}
