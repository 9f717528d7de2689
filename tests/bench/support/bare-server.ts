import Database from 'better-sqlite3';
import fastify from 'fastify';
import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import { createReference } from '../../../src/server/reference';
import { SqliteDatabase } from '../../../src/server/store/sqlite';
import { prepareInsert } from '../../server/support/requests';

/** The benchmark's baseline. Its route stores every body unchecked, in a separate transaction. */
const file = process.env.DATABASE_FILE ?? '';
const tables = new SqliteDatabase(file);
await tables.create();
await tables.close();
const database = new Database(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
const insert = prepareInsert(database);

const app = fastify();
app.get('/api/health', async () => ({ status: 'ok' }));
app.post<{ Body: EnrolmentRequest }>('/api/notifications', async ({ body, headers }, reply) => {
  const receipt = { reference: createReference(), receivedAt: new Date().toISOString() };
  insert.run({ ...body, ...receipt, key: headers['idempotency-key']?.toString() });
  return reply.code(201).send(receipt);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
