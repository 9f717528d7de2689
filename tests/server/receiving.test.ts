import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { answerTo, beginEnrolment, call } from './support/http';
import { enrolment, lockDatabase, newKey, post, storedRows } from './support/requests';
import { type RunningApp, startApp } from './support/start-app';

const json = JSON.stringify(enrolment);
const referencePattern = /^JLA-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

let server: RunningApp;

beforeAll(async () => {
  server = await startApp({
    prepare: (app) => {
      app.get('/api/broken', async () => {
        throw Object.assign(new Error('at line 7'), { detail: 'Aisyah Rahman', statusCode: 502 });
      });
    },
  });
  return server.stop;
});

const rows = () => storedRows(server.databaseFile);

describe('an enrolment', () => {
  test('that is valid and new gets a 201 with reference and receivedAt, also when it is repeated, and its eight fields are stored', async () => {
    const key = newKey();
    const answer = await post(server.url, enrolment, { key });
    expect(answer.status).toBe(201);
    const again = await post(server.url, enrolment, { key: key.toUpperCase() });
    expect(again).toMatchObject({ status: 201, body: answer.body });
    expect(Object.keys(answer.body)).toEqual(['reference', 'receivedAt']);
    const { reference, receivedAt } = answer.body;
    expect(reference).toMatch(referencePattern);
    expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
    const stored = rows().filter((row) => row.reference === reference);
    expect(stored).toMatchObject([{ ...enrolment, received_at: receivedAt }]);
  });

  test.each([
    ['ar', 'ar'],
    ['fr', null],
    ['toString', null],
    ['', null],
  ])('with the Content-Language %j is stored with the language %j', async (sent, language) => {
    const headers = { 'Content-Language': sent };
    const { body } = await post(server.url, enrolment, { headers });
    const row = rows().find(({ reference }) => reference === body.reference);
    expect(row?.page_language).toBe(language);
  });

  test('with a known key and a different body gets a 422 and is not stored', async () => {
    const key = newKey();
    await post(server.url, enrolment, { key });
    const before = rows().length;
    const answer = await post(server.url, { ...enrolment, per: '6' }, { key });
    expect(answer).toMatchObject({ status: 422, body: { error: expect.any(String) } });
    expect(rows()).toHaveLength(before);
  });

  test('without a key is always accepted as a new request', async () => {
    const [first, second] = [await post(server.url, enrolment), await post(server.url, enrolment)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.reference).not.toBe(first.body.reference);
  });

  test('with a Replaces header updates the existing row, which keeps its receipt', async () => {
    const [first, key] = [newKey(), newKey()];
    const mark = { email: `${first}@example.org` };
    const stored = await post(server.url, { ...enrolment, ...mark }, { key: first });
    const changed = { ...enrolment, ...mark, hours: 7 };
    const headers = { Replaces: `${newKey()}, ${first}` };
    const answer = await post(server.url, changed, { key, headers });
    expect(answer).toMatchObject({ status: 201, body: stored.body });
    const found = rows().filter(({ email }) => email === mark.email);
    expect(found).toMatchObject([{ hours: 7, reference: stored.body.reference }]);
  });

  test('gets a 503 while the database is locked, a 409 while its key is in use, and then a 201', async () => {
    const key = newKey();
    const before = rows().length;
    const unlock = lockDatabase(server.databaseFile);
    const requests = [post(server.url, enrolment, { key }), post(server.url, enrolment, { key })];
    expect((await Promise.race(requests)).status).toBe(409);
    const refused = await post(server.url, enrolment);
    expect(refused).toMatchObject({ status: 503, body: { error: expect.any(String) } });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
    unlock();
    await Promise.all(requests);
    expect((await post(server.url, enrolment, { key })).status).toBe(201);
    expect(rows()).toHaveLength(before + 1);
  });
});

describe('validation', () => {
  const [key, another] = [newKey(), newKey()];

  test.each([
    [400, 'Idempotency-Key', ''],
    [400, 'Idempotency-Key', `${key}, ${another}`],
    [400, 'Replaces', ''],
    [400, 'Replaces', `${another}, x`],
    [422, 'Replaces', key],
    [415, 'Content-Type', 'text/plain'],
    [201, 'Content-Type', 'Application/JSON; charset="utf-8"'],
  ])('a request gets a %i with the header %s: %s', async (status, name, value) => {
    const headers = { 'Idempotency-Key': key, [name]: value };
    expect((await post(server.url, enrolment, { headers })).status).toBe(status);
  });

  test('a request with neither a content type nor a body gets a 415', async () => {
    const answer = await fetch(`${server.url}/api/notifications`, { method: 'POST' });
    expect(answer.status).toBe(415);
  });

  test.each([
    [201, 'valid after a byte order mark', `\ufeff${json}`],
    [400, 'empty', ''],
    [400, 'not an object', 'null'],
    [400, 'an object with a __proto__ field', '{"__proto__": {"name": "x"}}'],
    [400, 'a deeply nested array', '['.repeat(8000) + ']'.repeat(8000)],
  ])('a request gets a %i if its body is %s', async (status, _what, body) => {
    expect((await post(server.url, body)).status).toBe(status);
  });

  test('wrong, missing or unknown fields cause a 400 that lists them', async () => {
    const empty = await post(server.url, {});
    expect(empty).toMatchObject({
      status: 400,
      body: { fields: Object.keys(enrolment).map((field) => ({ field, problem: 'required' })) },
    });
    const wrong = { name: 'x'.repeat(201), nation: 'Atlantis', hours: 1001, toString: 1 };
    expect((await post(server.url, { ...enrolment, ...wrong })).body.fields).toEqual([
      { field: 'name', problem: 'too-long' },
      { field: 'nation', problem: 'not-a-country' },
      { field: 'hours', problem: 'too-big' },
      { field: 'toString', problem: 'unknown' },
    ]);
  });

  test.each(['a Content-Length', 'chunked encoding'])(
    'with %s, a body of 16 KB gets a 201, and a body one byte longer gets a 413',
    async (how) => {
      const headers = how === 'chunked encoding' ? { 'Transfer-Encoding': 'chunked' } : {};
      const send = async (length: number) => {
        const sent = beginEnrolment(server.url, headers).end(json.padEnd(length, ' '));
        return (await answerTo(sent)).status;
      };
      expect(await send(16 * 1024)).toBe(201);
      expect(await send(16 * 1024 + 1)).toBe(413);
    },
  );

  test('a body that arrives too slowly gets a 408 and is not stored', async () => {
    // Long enough for the test's own requests, even on a slow machine.
    const http = { headersTimeout: 1000, connectionsCheckingInterval: 50 };
    const impatient = await startApp({ timeouts: { requestTimeout: 1500, http } });
    onTestFinished(() => impatient.stop());
    const sent = beginEnrolment(impatient.url, { 'Content-Length': json.length });
    sent.write(json.slice(0, -1));
    expect((await answerTo(sent)).status).toBe(408);
    expect(storedRows(impatient.databaseFile)).toEqual([]);
  });

  test('an internal error causes a 500 without internal details', async () => {
    const { status, body } = await call(`${server.url}/api/broken`);
    expect(status).toBe(500);
    expect(body).toEqual({ error: expect.stringMatching(/^Something went wrong/) });
  });
});
