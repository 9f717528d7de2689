import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runOnFile } from '../support/sqlite';
import { newFolder } from './support/new-folder';
import { enrolment, post, storedRows } from './support/requests';
import { startServer } from './support/start-server';

test('a database that can’t grow causes a 503, keeps acknowledged requests, and reuses freed space', async () => {
  const databaseFile = join(newFolder(), 'enrolments.db');
  const server = await startServer({
    env: { DATABASE_URL: `file:${databaseFile}` },
    launcher: ['/bin/sh', '-c', 'ulimit -f 512; exec "$@"', 'sh'],
  });
  onTestFinished(() => server.kill());
  const long = { ...enrolment, name: 'x'.repeat(200), message: 'y'.repeat(500) };
  const answers: Awaited<ReturnType<typeof post>>[] = [];
  // Continue after the first 503, because reopening the file may free a little space.
  const refusals = () => answers.filter(({ status }) => status !== 201);
  while (refusals().length < 3 && answers.length < 2000) {
    answers.push(await post(server.url, long));
  }
  expect(refusals().map(({ status }) => status)).toEqual([503, 503, 503]);
  const acknowledged = answers.flatMap(({ status, body }) =>
    status === 201 ? [String(body.reference)] : [],
  );
  const references = () => storedRows(databaseFile).map(({ reference }) => reference);
  expect(references()).toEqual(acknowledged);

  runOnFile(databaseFile, 'DELETE FROM enrolments WHERE id % 2 = 0');
  runOnFile(databaseFile, 'PRAGMA wal_checkpoint(TRUNCATE)');
  const { status, body } = await post(server.url, long);
  expect(status).toBe(201);
  await server.kill();
  expect(references()).toContain(body.reference);
});
