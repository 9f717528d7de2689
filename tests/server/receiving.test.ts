import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange, parseAnswer, requestText } from './support/raw-http';
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
});

afterAll(() => server.stop());

const rows = () => storedRows(server.databaseFile);

describe('an enrolment', () => {
  test('that is valid and new gets a 201 with reference and receivedAt, and its eight fields are stored', async () => {
    const answer = await post(server.url, enrolment, { key: newKey() });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['reference', 'receivedAt']);
    const { reference, receivedAt } = answer.body;
    expect(reference).toMatch(referencePattern);
    expect(new Date(receivedAt).toISOString()).toBe(receivedAt);
    const stored = rows().filter((row) => row.reference === reference);
    expect(stored).toMatchObject([{ ...enrolment, received_at: receivedAt }]);
  });

  test.each([
    ['ar', 'ar'],
    ['en', 'en'],
    ['fr', null],
    ['ar, en', null],
    ['toString', null],
    ['', null],
    [undefined, null],
  ])('with the Content-Language %j is stored with the language %j', async (sent, language) => {
    const headers = sent === undefined ? {} : { 'Content-Language': sent };
    const { status, body } = await post(server.url, enrolment, { headers });
    expect(status).toBe(201);
    const row = rows().find(({ reference }) => reference === body.reference);
    expect(row?.page_language).toBe(language);
  });

  test('that is sent fifty times at once with the same key is stored once and gets one receipt', async () => {
    const key = newKey();
    const before = rows().length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(server.url, enrolment, { key })),
    );
    const again = await post(server.url, enrolment, { key: key.toUpperCase() });
    // Requests that arrive while the first is being processed may get a 409.
    const taken = answers.filter(({ status }) => status !== 409);
    for (const { status, body } of taken) {
      expect({ status, body }).toEqual({ status: 201, body: again.body });
    }
    expect(rows()).toHaveLength(before + 1);
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
  test.each(['', 'abc', `${newKey()}, ${newKey()}`])(
    'a malformed key %j gets a 400',
    async (key) => {
      const answer = await post(server.url, enrolment, { key });
      expect(answer).toMatchObject({
        status: 400,
        body: { error: 'The Idempotency-Key must be a UUID.' },
      });
    },
  );

  test.each([
    [400, 'malformed', 'x'],
    [400, 'empty', ''],
    [400, 'partly malformed', `${newKey()}, x`],
    [422, 'its own key', 'own'],
  ])('a request gets a %i if its Replaces header is %s', async (status, _what, replaces) => {
    const key = newKey();
    const headers = { Replaces: replaces === 'own' ? key : replaces };
    expect((await post(server.url, enrolment, { key, headers })).status).toBe(status);
  });

  test.each([
    [415, 'text/plain'],
    [415, 'multipart/form-data; boundary=x'],
    [201, 'Application/JSON; charset="utf-8"'],
  ])('a request gets a %i if its content type is %j', async (status, type) => {
    const headers = { 'Content-Type': type };
    expect((await post(server.url, enrolment, { headers })).status).toBe(status);
  });

  test('a request with neither a content type nor a body gets a 415', async () => {
    const answer = await fetch(`${server.url}/api/notifications`, { method: 'POST' });
    expect(answer.status).toBe(415);
  });

  test.each([
    [201, 'valid after a byte order mark', `\ufeff${json}`],
    [400, 'empty', ''],
    [400, 'half an object', '{'],
    [400, 'not an object', 'null'],
    [400, 'an object with a __proto__ field', '{"__proto__": {"name": "x"}}'],
    [400, 'an object with a number out of range', json.replace('"hours":0', '"hours":1e999')],
    [400, 'a deeply nested array', '['.repeat(8000) + ']'.repeat(8000)],
  ])('a request gets a %i if its body is %s', async (status, _what, body) => {
    expect((await post(server.url, body)).status).toBe(status);
  });

  test('missing or unknown fields cause a 400 that lists them', async () => {
    const empty = await post(server.url, {});
    expect(empty).toMatchObject({
      status: 400,
      body: { fields: Object.keys(enrolment).map((field) => ({ field, problem: 'required' })) },
    });
    const answer = await post(server.url, { ...enrolment, course: 'HSK', toString: 1 });
    expect(answer.body.fields).toEqual([
      { field: 'course', problem: 'unknown' },
      { field: 'toString', problem: 'unknown' },
    ]);
  });

  test.each([
    ['name', ' ', 'required'],
    ['name', 'x'.repeat(201), 'too-long'],
    ['nation', 'Atlantis', 'not-a-country'],
    ['hours', 1001, 'too-big'],
  ])('the field %s with the value %j causes a 400 that names it', async (field, value, problem) => {
    const answer = await post(server.url, { ...enrolment, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field, problem }] } });
  });

  test.each(['a Content-Length', 'chunked encoding'])(
    'with %s, a body of 16 KB gets a 201, and a body one byte longer gets a 413',
    async (how) => {
      const send = async (length: number) => {
        const text = json.padEnd(length, ' ');
        const [framing, body] =
          how === 'chunked encoding'
            ? ['Transfer-Encoding: chunked', `${length.toString(16)}\r\n${text}\r\n0\r\n\r\n`]
            : [`Content-Length: ${length}`, text];
        const headers = { Host: 'x', 'Content-Type': `application/json\r\n${framing}` };
        const request = requestText('POST /api/notifications HTTP/1.1', headers, body);
        return parseAnswer(await exchange(server.url, request)).status;
      };
      expect(await send(16 * 1024)).toBe(201);
      expect(await send(16 * 1024 + 1)).toBe(413);
    },
  );

  test('an internal error causes a 500 without internal details', async () => {
    const answer = await fetch(`${server.url}/api/broken`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^Something went wrong/) });
  });
});
