import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { usage } from '../../src/server/cli/arguments';
import { enrolment, newKey, post, storedRows } from './support/requests';
import { runEnrolments, type RunningServer, startServer } from './support/start-server';

const formula = { ...enrolment, name: '=1+1' };

let server: RunningServer;
let references: string[];

beforeAll(async () => {
  server = await startServer();
  const headers = { 'Content-Language': 'zh' };
  const sent = [await post(server.url, enrolment, { headers }), await post(server.url, formula)];
  references = sent.map(({ body }) => body.reference);
  return server.stop;
});

const run = (...words: readonly string[]) => runEnrolments(server.databaseFile, ...words);

test('list prints each request’s reference, time, code, eight fields (section 7) and language as CSV', async () => {
  const { code, stdout, stderr } = await run('list');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [headings, first, second] = stdout.split('\r\n');
  expect(headings).toBe(
    '\uFEFFreference,receivedAt,code,name,mobile,email,nation,lang,per,hours,message,pageLanguage',
  );
  expect(first?.replace(/,20\d\d-\d\d-\d\dT[\d:.]+Z,/, ',TIME,')).toBe(
    `${references[0]},TIME,,Aisyah Rahman,'+60 12-345 6789,aisyah@example.org,Malaysia,` +
      `Mandarin,3,0,Website enrolment: HSK,zh`,
  );
  expect(second).toContain(",'=1+1,");
});

test('delete removes the request and its key once, and leaves no trace in the database files', async () => {
  const key = newKey();
  const body = { ...enrolment, name: 'Zephyrine Quillfeather' };
  const { reference } = (await post(server.url, body, { key })).body;
  const typed = reference.toLowerCase().replaceAll('-', ' ');
  const result = await run('delete', typed);
  expect(result).toEqual({ code: 0, stdout: `Deleted ${reference}.\n`, stderr: '' });
  const stderr = `No request has the reference ${reference}.\n`;
  expect(await run('delete', reference)).toEqual({ code: 1, stdout: '', stderr });
  expect(storedRows(server.databaseFile).map((row) => row.reference)).toEqual(references);
  for (const suffix of ['', '-wal']) {
    expect(readFileSync(server.databaseFile + suffix).includes('Zephyrine')).toBe(false);
  }
  const again = await post(server.url, body, { key });
  expect(again.status).toBe(201);
  expect(again.body.reference).not.toBe(reference);
});

test('with an unknown command, it prints an error and the usage on stderr, and exits with code 2', async () => {
  const stderr = `'lsit' can't be understood.\n${usage}`;
  expect(await run('lsit')).toEqual({ code: 2, stdout: '', stderr });
});
