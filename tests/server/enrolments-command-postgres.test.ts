import { submission } from './support/submission';
import { beforeAll, expect, test } from 'vitest';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import { PostgresStore } from '../../src/server/store/postgres';
import { query, withParts } from './support/postgres-database';
import { enrolment } from './support/requests';
import { runEnrolmentsOn } from './support/start-server';
import { newPostgresUrl } from './support/stores';

let url: string;
let references: string[];

beforeAll(async () => {
  url = await newPostgresUrl();
  const store = new PostgresStore(url, []);
  await store.create();
  references = [];
  for (const lang of ['English', 'Mandarin', 'English'] as const) {
    const stored = await store.accept(
      submission({ ...enrolment, lang } as EnrolmentRequest, undefined),
    );
    if (stored.kind === 'created') references.push(stored.receipt.reference);
  }
  await store.close();
  await query(url, `UPDATE enrolments SET received_at = '2020-01-01T00:00:00Z' WHERE id = 1`);
});

test('the command works on PostgreSQL as on SQLite', async () => {
  const list = async (...words: readonly string[]) => {
    const { stdout } = await runEnrolmentsOn(url, 'list', '--format=json', ...words);
    return JSON.parse(stdout).map(({ reference }: { reference: string }) => reference);
  };
  expect(
    await Promise.all([list(), list('--language', 'English', '--since', '2021-01-01')]),
  ).toEqual([references, [references[2]]]);
  const [old = '', deleted = ''] = references;
  expect((await runEnrolmentsOn(url, 'delete', deleted)).stdout).toBe(`Deleted ${deleted}.\n`);
  expect((await runEnrolmentsOn(url, 'purge', '--older-than', '365')).stdout).toMatch(
    /^Deleted 1 enrolment that was received before /,
  );
  expect(await list()).toEqual(references.filter((it) => ![old, deleted].includes(it)));
});

test('a wrong password: a sentence without it, and exit code 1', async () => {
  const wrong = withParts(url, { password: 'canary-password' });
  const { code, stdout, stderr } = await runEnrolmentsOn(wrong, 'list');
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^The database postgres:.* can't be used: password .* failed.*\n$/);
  expect(stderr).not.toContain('canary-password');
});
