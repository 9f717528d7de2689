import type { Database, Statement } from 'better-sqlite3';
import type { Database as SharedDatabase, Question, Work } from './database';
import type { SqliteConnection } from './sqlite-connection';

type Run = (question: Question) => readonly unknown[];

/** Runs statements that both kinds of database understand, one by one or as one piece of work. */
export function prepareWork(database: Database) {
  const prepared = new Map<string, Statement<unknown[], unknown>>();
  const run: Run = ({ text, values }) => {
    const statement = prepared.get(text) ?? database.prepare(text);
    prepared.set(text, statement);
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  };
  const transact = database.transaction((work: () => Work<unknown>) => finish(run, work()));
  return { run, transact: transact.immediate };
}

/** Does a piece of work within a transaction that has begun. */
export function finish<Result>(run: Run, work: Work<Result>): Result {
  let step = work.next([]);
  while (!step.done) step = work.next(run(step.value));
  return step.value;
}

const nowMs = `CAST(unixepoch('subsec') * 1000 AS integer)`;

export const sharedDatabaseOn = (
  connection: SqliteConnection<ReturnType<typeof prepareWork>>,
): SharedDatabase => ({
  transact: <Result>(work: () => Work<Result>) =>
    connection.use(({ transact }) => transact(work) as Result),
  run: <Row>(text: string, ...values: Question['values']) =>
    connection.use(({ run }) => run({ text, values }) as readonly Row[]),
  receivedAt: 'received_at',
  now: nowMs,
  later: `${nowMs} + ?`,
  forUpdate: '',
  skipLocked: '',
});
