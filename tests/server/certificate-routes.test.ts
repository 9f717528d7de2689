import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeyFolder } from '../../src/server/certificates/keys';
import { given, storeEnrolled } from './support/certificates';
import { call } from './support/http';
import { startOffice } from './support/office-page';
import { ageSessions } from './support/requests';

let office: Awaited<ReturnType<typeof startOffice>>;
let reference: string;

beforeEach(async () => {
  office = await startOffice();
  reference = await storeEnrolled(office.store);
});

afterEach(() => office.stop());

const createKey = (year = new Date().getFullYear()) =>
  new KeyFolder(join(office.databaseFile, '../certificate-keys')).create(year);

const issue = (part: object = {}) =>
  office.page.post('certificates', { ...given, reference, ...part });
const ask = (path: string) => call(`${office.url}/api/certificates${path}`);

test('the office issues, finds and withdraws a certificate, and anybody can look its number up', async () => {
  createKey();
  const { status, body } = await issue();
  expect({ status, link: body.link }).toEqual({
    status: 201,
    link: expect.stringMatching(/^http:\/\/localhost:\d+\/c#[\w-]{200,}$/),
  });
  const { entry } = body;
  expect(await office.page.get(`certificates?search=${reference}`)).toMatchObject({
    body: { entries: [entry], hasMore: false, keyProblem: null },
  });
  expect((await ask(`/${entry.number.toLowerCase()}`)).body).toEqual({
    number: entry.number,
    status: 'valid',
    issued: expect.stringMatching(/^20/),
    on: null,
  });
  const withdrawal = `certificates/${entry.serial}/withdrawal`;
  expect((await office.page.post(withdrawal, { reason: ' ' })).status).toBe(400);
  expect(await office.page.post(withdrawal, { reason: 'Sample reason' })).toMatchObject({
    status: 200,
    body: { status: 'withdrawn', reason: 'Sample reason', by: 'Sample Siti' },
  });
  expect((await office.page.post(withdrawal, { reason: 'Another' })).status).toBe(409);
  expect((await ask(`/${entry.number}`)).body).toMatchObject({ status: 'withdrawn' });
});

test('the list of statuses is revalidated, and an unknown or mistyped number is not found', async () => {
  const createdKey = createKey();
  const { headers, body } = await ask('');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(body).toMatchObject({ keys: [{ id: createdKey }], list: /^[\w-]+$/ });
  for (const number of ['JLA-C-2222-2222', 'x', '%00', `${'9'.repeat(1300)}`])
    expect((await ask(`/${number}`)).status).toBe(404);
});

test('issuing and withdrawing require signing in again after ten minutes', async () => {
  createKey();
  ageSessions(office);
  const unconfirmed = { status: 403, body: { code: 'confirm-first' } };
  expect(await issue()).toMatchObject(unconfirmed);
  const withdrawal = await office.page.post('certificates/0/withdrawal', { reason: 'Sample' });
  expect(withdrawal).toMatchObject(unconfirmed);
  await office.page.signIn(office.device);
  expect((await issue()).status).toBe(201);
});

test('the office reads what to do without a key and with a key from an earlier year, which still signs', async () => {
  const sentence = expect.stringContaining('npm run office -- certificate-key');
  const seen = async () => (await office.page.get('certificates')).body;
  expect(await seen()).toMatchObject({ keyProblem: sentence });
  expect(await issue()).toMatchObject({ status: 409, body: { error: sentence } });
  createKey(2025);
  expect(await seen()).toMatchObject({ keyProblem: null, keyReminder: sentence });
  expect((await issue()).status).toBe(201);
  createKey();
  expect(await seen()).toMatchObject({ keyReminder: null });
});

test('impossible certificates are rejected', async () => {
  createKey();
  const bad = [
    { name: ' ' },
    { name: 'a\nb' },
    { name: 'a\0' },
    { nativeName: '\uD800' },
    { courseId: 11 },
    { level: '' },
    { from: '2026-11-28', to: '2026-11-27' },
    { from: '2026-02-30' },
    { hours: 0 },
    { hours: 1.5 },
    { reference: 'JLA-2222-2223' },
    { extra: 1 },
  ];
  for (const part of bad) expect((await issue(part)).status, JSON.stringify(part)).toBe(400);
});
