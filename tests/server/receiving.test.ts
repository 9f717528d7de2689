import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange, parseAnswer, requestText } from './support/raw-http';
import { enrolment, newKey, post, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

const json = JSON.stringify(enrolment);
const utf16 = { 'Content-Type': 'application/json; charset=utf-16' };
const referencePattern = /^JLA-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

function rowOf(reference: string) {
  return storedRows(server.databaseFile).find((row) => row.reference === reference);
}

function rowCount() {
  return storedRows(server.databaseFile).length;
}

describe('the receiving server', () => {
  test('valid, new: 201 with reference and receivedAt; the eight fields are stored', async () => {
    const answer = await post(server.url, enrolment, { key: newKey() });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body)).toEqual(['reference', 'receivedAt']);
    expect(answer.body.reference).toMatch(referencePattern);
    expect(new Date(answer.body.receivedAt).toISOString()).toBe(answer.body.receivedAt);
    expect(rowOf(answer.body.reference)).toMatchObject({
      ...enrolment,
      received_at: answer.body.receivedAt,
    });
  });

  test('same key, same body: the same answer again, one row', async () => {
    const key = newKey();
    const first = await post(server.url, enrolment, { key });
    const before = rowCount();
    const again = await post(server.url, enrolment, { key: key.toUpperCase() });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(rowCount()).toBe(before);
  });

  test('same key, same body, fifty at once: one row, one reference', async () => {
    const key = newKey();
    const before = rowCount();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(server.url, enrolment, { key })),
    );
    // Those that come while the first is worked on may be told to wait.
    const taken = answers.filter(({ status }) => status !== 409);
    expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(taken.map(({ body }) => body.reference)).size).toBe(1);
    expect(rowCount()).toBe(before + 1);
  });

  test('same key, other body: 422, nothing stored', async () => {
    const key = newKey();
    await post(server.url, enrolment, { key });
    const before = rowCount();
    const answer = await post(server.url, { ...enrolment, per: '6' }, { key });
    expect(answer).toMatchObject({ status: 422, body: { error: expect.any(String) } });
    expect(rowCount()).toBe(before);
  });

  test.each(['', 'abc', '123', `${newKey()}, ${newKey()}`, `"${newKey()}"`])(
    'malformed key %j: 400',
    async (key) => {
      expect(await post(server.url, enrolment, { key })).toMatchObject({
        status: 400,
        body: { error: 'The Idempotency-Key has to be a UUID.' },
      });
    },
  );

  test('no key: each is accepted as a new request', async () => {
    const first = await post(server.url, enrolment);
    const second = await post(server.url, enrolment);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.reference).not.toBe(first.body.reference);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/jsonp',
    'text/json',
    '*/*',
    '',
  ])('content type %j: 415', async (type) => {
    const answer = await post(server.url, enrolment, { headers: { 'Content-Type': type } });
    expect(answer).toMatchObject({ status: 415, body: { error: expect.stringMatching(/JSON/) } });
  });

  test.each([
    'Application/JSON',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
  ])('content type %j: 201', async (type) => {
    const answer = await post(server.url, enrolment, { headers: { 'Content-Type': type } });
    expect(answer.status).toBe(201);
  });

  test.each([
    [415, 'UTF-16', utf16, Buffer.from(json, 'utf16le')],
    [415, 'no UTF-16, though it says so', utf16, json],
    [415, 'gzip', { 'Content-Encoding': 'gzip' }, gzipSync(json)],
    [415, 'no brotli, though it says so', { 'Content-Encoding': 'br' }, json],
    [400, 'Latin-1', {}, Buffer.from(json.replace('Aisyah', 'Zoë'), 'latin1')],
    [201, 'UTF-8 with a byte order mark', {}, `\ufeff${json}`],
  ])('%i: %s', async (status, _what, headers, body) => {
    expect((await post(server.url, body, { headers })).status).toBe(status);
  });

  test('neither content type nor body: 415', async () => {
    const answer = await fetch(`${server.url}/api/notifications`, { method: 'POST' });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['nothing', ''],
    ['half an object', '{'],
    ['a prototype', '{"__proto__": {"name": "x"}}'],
    ['a prototype in disguise', json.replace('{', '{"\\u005f_proto__":null,')],
    ['a constructor', '{"constructor": {"prototype": {}}}'],
    ['more than a number holds', json.replace('"hours":0', '"hours":1e999')],
    ['half a nest', '['.repeat(16_000)],
    ['a whole nest', '['.repeat(8000) + ']'.repeat(8000)],
  ])('malformed JSON, %s: 400', async (_what, body) => {
    const answer = await post(server.url, body);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  });

  test.each(['null', '[]', '"text"', '1', 'true'])('body %s, no object: 400', async (body) => {
    expect((await post(server.url, body)).status).toBe(400);
  });

  test('missing fields: 400 with the list of them', async () => {
    const answer = await post(server.url, {});
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual(
      Object.keys(enrolment).map((field) => ({ field, problem: 'required' })),
    );
  });

  test('unknown fields: 400 with the list of them', async () => {
    const answer = await post(server.url, { ...enrolment, course: 'HSK', toString: 1 });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { field: 'course', problem: 'unknown' },
      { field: 'toString', problem: 'unknown' },
    ]);
  });

  test.each([
    ['name', ' ', 'required'],
    ['name', 'x'.repeat(201), 'too-long'],
    ['name', '\u200b\u200f\u3164', 'required'],
    ['name', 'a\u0000b', 'not-plain-text'],
    ['name', 'Aisyah\n', 'not-plain-text'],
    ['name', 'a\u0085b', 'not-plain-text'],
    ['name', 'a\u2028b', 'not-plain-text'],
    ['name', 'a\ud800b', 'not-plain-text'],
    ['name', 1, 'wrong-type'],
    ['name', null, 'wrong-type'],
    ['mobile', 60123456789, 'wrong-type'],
    ['email', 'aisyah', 'not-an-email'],
    ['nation', 'Atlantis', 'not-a-country'],
    ['lang', 'French', 'not-an-option'],
    ['per', 3, 'not-an-option'],
    ['per', '3M', 'not-an-option'],
    ['hours', -1, 'too-small'],
    ['hours', 1.5, 'wrong-type'],
    ['hours', '10', 'wrong-type'],
    ['hours', 1001, 'too-big'],
    ['message', '', 'required'],
  ])('invalid field %s %j: 400 naming it', async (field, value, problem) => {
    const answer = await post(server.url, { ...enrolment, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ field, problem }]);
  });

  test.each(['as a whole', 'in chunks'])(
    'body of 16 KB, %s: 201; one byte more: 413',
    async (how) => {
      const send = async (length: number) => {
        const text = json.padEnd(length, ' ');
        const [framing, body] =
          how === 'in chunks'
            ? ['Transfer-Encoding: chunked', `${length.toString(16)}\r\n${text}\r\n0\r\n\r\n`]
            : [`Content-Length: ${length}`, text];
        const headers = { Host: 'x', 'Content-Type': `application/json\r\n${framing}` };
        const request = requestText('POST /api/notifications HTTP/1.1', headers, body);
        return parseAnswer(await exchange(server.url, request));
      };
      expect((await send(16 * 1024)).status).toBe(201);
      const { status, body } = await send(16 * 1024 + 1);
      expect(status).toBe(413);
      expect(body).toContain('{"error":"The body is larger than 16 KB."}');
    },
  );

  test('Replaces: one row, with the last values and the first receipt', async () => {
    const [first, second] = [newKey(), newKey()];
    const mark = { email: `${first}@example.org` };
    const stored = await post(server.url, { ...enrolment, ...mark }, { key: first });
    const changed = { ...enrolment, ...mark, hours: 7 };
    const headers = { Replaces: `${newKey()}, ${first}` };
    const answer = await post(server.url, changed, { key: second, headers });
    expect(answer).toMatchObject({ status: 201, body: stored.body });
    const rows = storedRows(server.databaseFile).filter(({ email }) => email === mark.email);
    expect(rows).toMatchObject([{ hours: 7, reference: stored.body.reference }]);
  });

  test.each([
    [400, 'malformed', 'x'],
    [400, 'empty', ''],
    [400, 'one of two malformed', `${newKey()}, x`],
    [422, 'its own key', 'own'],
  ])('%i: Replaces is %s', async (status, _what, replaces) => {
    const key = newKey();
    const headers = { Replaces: replaces === 'own' ? key : replaces };
    expect((await post(server.url, enrolment, { key, headers })).status).toBe(status);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s: 405 with Allow', async (method) => {
    const answer = await fetch(`${server.url}/api/notifications`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  });

  test.each(['/api', '/api/', '/api/unknown', '/api/notifications/1'])(
    'unknown address %s: 404 in JSON, whatever the method',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(`${server.url}${path}`, { method });
        expect(answer.status).toBe(404);
        expect(await answer.json()).toEqual({ error: expect.any(String) });
      }
    },
  );
});

test('an address that is no address: 400 in the same shape', async () => {
  const request = requestText('GET /%E0%A4%A HTTP/1.1', { Host: 'x' });
  const { status, body } = parseAnswer(await exchange(server.url, request));
  expect(status).toBe(400);
  expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
});
