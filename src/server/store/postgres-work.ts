import { createHash } from 'node:crypto';
import type { Database, Question, Work } from './database';
import type { PostgresConnection, Query, Statement } from './postgres-connection';

/** As a receipt has it: ISO 8601 in UTC. */
export const receivedAtText = `to_char(received_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const statements = new Map<string, Statement>();

/** As PostgreSQL writes it: '$1', '$2', … for '?'. No such text holds another question mark. */
function statementOf(text: string): Statement {
  const known = statements.get(text);
  if (known) return known;
  let count = 0;
  const statement = {
    name: createHash('sha256').update(text).digest('base64url'),
    text: text.replaceAll('?', () => `$${(count += 1)}`),
  };
  statements.set(text, statement);
  return statement;
}

async function run(query: Query, { text, values }: Question): Promise<readonly unknown[]> {
  return (await query(statementOf(text), values)).rows;
}

/** Does a piece of work within a transaction that has begun. */
export async function finish<Result>(query: Query, work: Work<Result>): Promise<Result> {
  let step = work.next([]);
  while (!step.done) step = work.next(await run(query, step.value));
  return step.value;
}

export const sharedDatabaseOn = (connection: PostgresConnection): Database => ({
  transact: (work) => connection.transaction((query) => finish(query, work())),
  run: async <Row>(text: string, ...values: Question['values']) =>
    (await run(connection.query, { text, values })) as readonly Row[],
  receivedAt: receivedAtText,
  now: 'now()',
  later: `now() + ? * interval '1 millisecond'`,
  forUpdate: 'FOR UPDATE',
  skipLocked: 'FOR UPDATE SKIP LOCKED',
});
