import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usage } from '../../src/server/cli/arguments';
import { enrolment, newKey, post, storedRows } from './support/requests';
import { runEnrolments, type RunningServer, startServer } from './support/start-server';

const formula = { ...enrolment, name: '=1+1', lang: 'English', hours: 12 };

let server: RunningServer;
let references: string[];

beforeAll(async () => {
  server = await startServer();
  references = [];
  for (const [language, body] of [
    ['zh', enrolment],
    ['fr', formula],
  ] as const) {
    const headers = { 'Content-Language': language };
    references.push((await post(server.url, body, { headers })).body.reference);
  }
});

afterAll(() => server.stop());

const run = (...words: readonly string[]) => runEnrolments(server.databaseFile, ...words);

describe('list, while the server is running', () => {
  test('prints each request’s reference, time, code, eight fields (section 7) and language as CSV', async () => {
    const { code, stdout, stderr } = await run('list');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [headings, first = '', second] = stdout.split('\r\n');
    expect(headings).toBe(
      '\uFEFFreference,receivedAt,code,name,mobile,email,nation,lang,per,hours,message,pageLanguage',
    );
    const { message, nation } = enrolment;
    expect(first.replace(/,20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z,/, ',TIME,')).toBe(
      `${references[0]},TIME,,Aisyah Rahman,'+60 12-345 6789,aisyah@example.org,${nation},` +
        `${enrolment.lang},${enrolment.per},${enrolment.hours},${message},zh`,
    );
    expect(second).toContain(",'=1+1,");
  });
});

describe('delete', () => {
  test('deletes the request and its key, and leaves no trace in the database files', async () => {
    const key = newKey();
    const body = { ...enrolment, name: 'Zephyrine Quillfeather' };
    const { reference } = (await post(server.url, body, { key })).body;
    const typed = reference.toLowerCase().replaceAll('-', ' ');
    const result = await run('delete', typed);
    expect(result).toEqual({ code: 0, stdout: `Deleted ${reference}.\n`, stderr: '' });
    expect(storedRows(server.databaseFile).map((row) => row.reference)).toEqual(references);
    for (const suffix of ['', '-wal']) {
      expect(readFileSync(server.databaseFile + suffix).includes('Zephyrine')).toBe(false);
    }
    const again = await post(server.url, body, { key });
    expect(again.status).toBe(201);
    expect(again.body.reference).not.toBe(reference);
    await run('delete', again.body.reference);
  });

  test.each([
    ['JLA-2222-2222', 'No enrolment has the reference JLA-2222-2222.\n'],
    ["x' OR 1=1", "'x' OR 1=1' is not a valid reference.\n"],
  ])(
    'rejects the unknown or invalid reference %s with a one-line error and exit code 1',
    async (reference, sentence) => {
      const result = await run('delete', reference);
      expect(result).toEqual({ code: 1, stdout: '', stderr: sentence });
    },
  );
});

test('with an unknown command, it prints an error and the usage on stderr, and exits with code 2', async () => {
  const result = await run('lsit');
  const stderr = `'lsit' can't be understood.\n${usage}`;
  expect(result).toEqual({ code: 2, stdout: '', stderr });
});

test('purge prints the number of deleted requests', async () => {
  const { code, stdout } = await run('purge', '--older-than', '365');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Deleted 0 enrolments not received or changed since 20.*Z\.\n$/);
});

test('if the database is missing, list prints an error, exits with code 1, and does not create the database', async () => {
  const folder = join(dirname(server.databaseFile), 'none');
  const file = join(folder, 'enrolments.db');
  const { code, stderr } = await runEnrolments(file, 'list');
  expect(code).toBe(1);
  expect(stderr).toContain(`The database ${file} can't be used: ENOENT`);
  expect(existsSync(folder)).toBe(false);
});
