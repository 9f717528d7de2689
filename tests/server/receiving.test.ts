import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolment, newKey, post, storedRows } from './support/requests';
import { type RunningServer, startServer } from './support/start-server';

const allowedOrigin = 'https://www.example.org';
const referencePattern = /^JLA-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ env: { ALLOWED_ORIGINS: allowedOrigin } });
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

function preflight(origin: string) {
  return fetch(`${server.url}/api/notifications`, {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  });
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
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
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

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'content type %j: 415',
    async (type) => {
      const answer = await post(server.url, enrolment, { headers: { 'Content-Type': type } });
      expect(answer).toMatchObject({ status: 415, body: { error: expect.stringMatching(/JSON/) } });
    },
  );

  test('neither content type nor body: 415', async () => {
    const answer = await fetch(`${server.url}/api/notifications`, { method: 'POST' });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['', 'nothing'],
    ['{', 'half an object'],
    ['{"__proto__": {"name": "x"}}', 'a prototype'],
    ['{"constructor": {"prototype": {}}}', 'a constructor'],
  ])('malformed JSON %j (%s): 400', async (body) => {
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
    ['name', 'a\u0000b', 'not-plain-text'],
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

  test('body over 16 KB: 413', async () => {
    const answer = await post(server.url, { ...enrolment, message: 'x'.repeat(16 * 1024) });
    expect(answer).toMatchObject({
      status: 413,
      body: { error: 'The body is larger than 16 KB.' },
    });
  });

  test.each([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:1' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ])("POST from another site's page, %j: 403, nothing stored", async (headers) => {
    const before = rowCount();
    const answer = await post(server.url, enrolment, { headers });
    expect(answer).toMatchObject({ status: 403, body: { error: expect.any(String) } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(rowCount()).toBe(before);
  });

  test("POST from the server's own page: 201", async () => {
    const headers = { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' };
    expect((await post(server.url, enrolment, { headers })).status).toBe(201);
  });

  test('POST from an allowed origin: 201, and its page may read the answer', async () => {
    const headers = { Origin: allowedOrigin, 'Sec-Fetch-Site': 'cross-site' };
    const answer = await post(server.url, enrolment, { headers });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(answer.headers.get('vary')).toContain('Origin');
    const refusal = await post(server.url, {}, { headers });
    expect(refusal.status).toBe(400);
    expect(refusal.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
  });

  test('preflight: allowed for an allowed origin, refused for others', async () => {
    const allowed = await preflight(allowedOrigin);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(allowedOrigin);
    expect(allowed.headers.get('access-control-allow-methods')).toBe('POST');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect((await preflight('https://evil.example')).status).toBe(403);
  });

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s: 405 with Allow', async (method) => {
    const answer = await fetch(`${server.url}/api/notifications`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('POST to the health address: 405 with Allow', async () => {
    const answer = await fetch(`${server.url}/api/health`, { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
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

  test('health: the database answers', async () => {
    const answer = await fetch(`${server.url}/api/health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

test('an address that is no address: 400 in the same shape', async () => {
  const answer = await new Promise<{ status: number | undefined; text: string }>((resolve) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path: '/%E0%A4%A' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    }).end();
  });
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
});
