import { once } from 'node:events';
import rateLimit from '@fastify/rate-limit';
import fastify, { type RouteOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { CertificateAuthority } from '../../src/server/certificates/authority';
import { sendError } from '../../src/server/errors';
import { officeRoutes } from '../../src/server/office/routes';
import { runOnFile } from '../support/sqlite';
import { Authenticator } from './support/authenticator';
import { answerTo, begin, call } from './support/http';
import { OfficePage, passkeyName, signedIn, startOffice } from './support/office-page';
import { enrolment, post } from './support/requests';
import { startApp } from './support/start-app';

type RunningOffice = Awaited<ReturnType<typeof startOffice>>;

let office: RunningOffice;
let page: OfficePage;
let device: Authenticator;

beforeEach(async () => {
  office = await startOffice();
  ({ page, device } = office);
  return office.stop;
});

const run = (statement: string) => runOnFile(office.databaseFile, statement);

const name = async (at = page) => (await at.get('me')).body.name;

describe('the office API', () => {
  const routes: RouteOptions[] = [];
  /** Routes that are needed before signing in. New open routes must be added here deliberately. */
  const openRoutes = new Set([
    'POST /sign-in/options',
    'POST /sign-in/verify',
    'POST /invitation/options',
    'POST /invitation/verify',
  ]);

  /** Registers only the office's routes, and collects all of them for the tests. */
  async function guarded() {
    const app = fastify();
    app.setErrorHandler(sendError);
    await app.register(rateLimit, { global: false });
    routes.length = 0;
    app.addHook('onRoute', (route) => void routes.push(route));
    const { store } = office;
    const authority = new CertificateAuthority(store.certificates, '/nowhere');
    await app.register(officeRoutes, { store, authority, publicOrigin: 'https://own.example' });
    return app;
  }

  test('rejects requests from other origins and, except on the routes for signing in, requests without a session', async () => {
    const app = await guarded();
    const asked = routes.flatMap(({ method, url }) => [method].flat().map((one) => [one, url]));
    expect(asked.length).toBeGreaterThan(10);
    for (const [method = '', path = ''] of asked) {
      const ask = async (origin: string, cookie = '') => {
        const url = path.replace(':reference', 'JLA-2222-2222');
        const headers = { host: 'own.example', origin, ...(cookie && { cookie }) };
        const { statusCode } = await app.inject({ method: method as 'GET', url, headers });
        return statusCode;
      };
      const route = `${method} ${path}`;
      expect(await ask('https://evil.example'), route).toBe(403);
      expect(await ask('https://own.example.evil.example'), route).toBe(403);
      expect(await ask('null'), route).toBe(403);
      if (openRoutes.has(route)) continue;
      expect(await ask('https://own.example'), route).toBe(401);
      expect(await ask('https://own.example', '__Host-office=guessed'), route).toBe(401);
    }
    await app.close();
  });

  test("rejects a POST without an Origin header, and a GET from another site's page", async () => {
    const headers = { Cookie: page.cookie };
    const signOut = await fetch(`${page.origin}/api/office/sign-out`, { method: 'POST', headers });
    expect(signOut.status).toBe(403);
    for (const site of ['same-site', 'cross-site']) {
      const { status } = await page.send('GET', 'me', undefined, { 'Sec-Fetch-Site': site });
      expect(status).toBe(403);
    }
    expect(await name()).toBe('Sample Siti');
  });

  test('does not treat a malformed or similar host as localhost', async () => {
    const app = await guarded();
    for (const host of ['localhost:x', 'localhost/x', 'localhost.evil.example']) {
      const headers = { host, origin: `http://${host}` };
      const answer = await app.inject({ method: 'POST', url: '/sign-in/options', headers });
      expect(answer.statusCode, host).toBe(403);
    }
  });

  test('limits sign-in attempts, but not existing sessions', async () => {
    const statuses: number[] = [];
    // Attempts that another site makes in a staff member's browser are not counted.
    const foreign = { method: 'POST', headers: { Origin: 'https://evil.example' } };
    for (let i = 0; i < 40; i++) await fetch(`${office.url}/api/office/sign-in/options`, foreign);
    expect((await page.post('sign-in/options')).status).toBe(200);
    for (let i = 0; i < 40; i++)
      statuses.push((await page.post('sign-in/verify', { id: 'x' })).status);
    expect(statuses[0]).toBe(403);
    expect(statuses.at(-1)).toBe(429);
    expect(await name(), 'sessions are not affected').toBe('Sample Siti');
  });
});

describe('an invitation', () => {
  test('works only once, and only until it expires', async () => {
    const token = await office.store.staff.invite('Sample Tan');
    const other = new OfficePage(office.url);
    const first = new Authenticator(page.origin);
    expect(await other.accept(token, first)).toMatchObject({
      status: 200,
      body: { name: 'Sample Tan' },
    });
    expect(await name(other)).toBe('Sample Tan');
    const dead = { status: 410, body: { code: 'link-dead' } };
    expect(await other.post('invitation/options', { token })).toMatchObject(dead);

    const late = await office.store.staff.invite('Sample Late');
    run(`UPDATE invitations SET expires_at = '${new Date().toISOString()}'`);
    expect(await other.post('invitation/options', { token: late })).toMatchObject(dead);
    expect(await other.post('invitation/options', { token: 'guessed' })).toMatchObject(dead);
  });

  test('admits only one of two people who use it at the same time', async () => {
    const token = await office.store.staff.invite('Sample Tan');
    const answers = await Promise.all(
      [1, 2].map(() => new OfficePage(office.url).accept(token, new Authenticator(page.origin))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('for a person who has lost their device revokes the old passkey and its sessions', async () => {
    const { page: again, device: fresh } = await signedIn(office, 'Sample Siti');
    expect(await name(again)).toBe('Sample Siti');
    expect((await page.get('me')).status).toBe(401);
    expect((await page.signIn(device)).status).toBe(403);
    expect((await page.signIn(fresh)).status).toBe(200);
  });

  test('rejects a passkey that belongs to somebody else', async () => {
    const token = await office.store.staff.invite('Sample Tan');
    const other = new OfficePage(office.url);
    const refused = { status: 403, body: { code: 'passkey-refused' } };
    expect(await other.accept(token, device)).toMatchObject(refused);
    expect(await other.accept(token, new Authenticator(page.origin))).toMatchObject({
      status: 200,
    });
    expect((await page.signIn(device)).body.name).toBe('Sample Siti');
  });

  test('is not used up by a rejected passkey', async () => {
    const token = await office.store.staff.invite('Sample Tan');
    const { body: options } = await page.post('invitation/options', { token });
    const honest = new Authenticator(page.origin);
    const forged = [
      honest.create(options, { origin: 'https://evil.example' }),
      honest.create(options, { rpId: 'evil.example' }),
      honest.create(options, { userVerified: false }),
      honest.create({ ...options, challenge: 'Z3Vlc3NlZA' }),
      { id: 'x' },
    ];
    for (const response of forged) {
      const answer = await page.post('invitation/verify', { token, response, name: passkeyName });
      expect(answer).toMatchObject({ status: 403, body: { code: 'passkey-refused' } });
    }
    expect((await new OfficePage(office.url).accept(token, honest)).status).toBe(200);
  });
});

describe('a passkey', () => {
  test("signs in with a cookie that only this site's requests carry, and signing out revokes it", async () => {
    await page.post('sign-out');
    expect((await page.get('me')).status).toBe(401);
    const { status, headers, body } = await page.signIn(device);
    expect({ status, body }).toEqual({ status: 200, body: { name: 'Sample Siti' } });
    expect(headers.get('set-cookie')).toMatch(
      /^office=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const { cookie } = page;
    await page.post('sign-out');
    page.cookie = cookie;
    expect((await page.get('me')).status, 'the token is revoked').toBe(401);
  });

  test('signs in over TLS with a __Host- cookie, which no other host can set', async () => {
    const behind = await startApp({ env: { PUBLIC_ORIGIN: 'https://own.example' } });
    const token = await behind.store.staff.invite('Sample Tan');
    const origin = 'https://own.example';
    const send = (path: string, body: unknown) =>
      call(`${behind.url}/api/office/${path}`, {
        method: 'POST',
        body,
        headers: { Origin: origin },
      });
    const { body: options } = await send('invitation/options', { token });
    expect(options.rp.id).toBe('own.example');
    const response = new Authenticator(origin).create(options);
    const { headers } = await send('invitation/verify', { token, response, name: passkeyName });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-office=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await behind.stop();
  });

  test('is rejected if it is unknown, is for another site, lacks user verification or answers an invalid challenge', async () => {
    const { body: options } = await page.post('sign-in/options');
    const { body: late } = await page.post('sign-in/options');
    const token = await office.store.staff.invite('Sample Tan');
    const { body: invited } = await page.post('invitation/options', { token });
    run(
      `UPDATE challenges SET expires_at = '2026-01-01T00:00:00.000Z' WHERE challenge = '${late.challenge}'`,
    );
    const good = device.get(options);
    expect((await page.post('sign-in/verify', good)).status).toBe(200);
    const fresh = async (change: Parameters<Authenticator['get']>[1]) =>
      device.get((await page.post('sign-in/options')).body, change);
    const refused = {
      replayed: good,
      late: device.get(late),
      'for an invitation': device.get({ ...options, challenge: invited.challenge }),
      guessed: device.get({ ...options, challenge: 'Z3Vlc3NlZA' }),
      'from another site’s page': await fresh({ origin: 'https://evil.example' }),
      'for another site': await fresh({ rpId: 'evil.example' }),
      'without user verification': await fresh({ userVerified: false }),
      'from an unknown device': new Authenticator(page.origin).get(options),
    };
    for (const [what, response] of Object.entries(refused)) {
      const { status, body } = await page.post('sign-in/verify', response);
      expect({ status, code: body.code }, what).toEqual({ status: 403, code: 'passkey-refused' });
    }
  });
});

test('a change is rejected if its sender is removed before the change has arrived completely', async () => {
  const { body } = await post(office.url, enrolment);
  const { page: tans } = await signedIn(office, 'Sample Tan');
  const change = { version: 0, state: 'closed', sentence: 'Too late.', note: '' };
  const headers = {
    Host: new URL(tans.origin).host,
    Origin: tans.origin,
    Cookie: tans.cookie,
    'Content-Type': 'application/json',
    // Makes the server confirm that it has read the headers.
    Expect: '100-continue',
  };
  const path = `/api/office/enrolments/${body.reference}`;
  const sender = begin(office.url, { method: 'PATCH', path, headers });
  sender.flushHeaders();
  await once(sender, 'continue');
  expect(await office.store.staff.remove('Sample Tan')).toBe(true);
  sender.end(JSON.stringify(change));
  expect((await answerTo(sender)).status).toBe(401);
  expect((await page.get(`enrolments/${body.reference}`)).body.history).toEqual([]);
});

test('a session ends when it expires or as soon as the signed-in person is removed', async () => {
  const { page: tans } = await signedIn(office, 'Sample Tan');
  expect(await office.store.staff.remove('Sample Tan')).toBe(true);
  expect((await tans.get('me')).status).toBe(401);
  expect(await name()).toBe('Sample Siti');
  run(`UPDATE sessions SET expires_at = '${new Date().toISOString()}'`);
  expect((await page.get('me')).body.code).toBe('signed-out');
  await office.store.tidy();
  const left = { name: 'Sample Siti', passkeys: [{ name: passkeyName }], invitedUntil: null };
  expect(await office.store.staff.list()).toMatchObject([left]);
});
