import { beforeEach, expect, test } from 'vitest';
import { runOnFile } from '../support/sqlite';
import { Authenticator } from './support/authenticator';
import { OfficePage, signedIn, startOffice } from './support/office-page';
import { ageSessions } from './support/requests';

let office: Awaited<ReturnType<typeof startOffice>>;
let page: OfficePage;
let device: Authenticator;

beforeEach(async () => {
  office = await startOffice();
  ({ page, device } = office);
  return office.stop;
});

async function add(phone: Authenticator, name = 'Sample phone', at = page) {
  const { body: options } = await at.post('passkeys/options', {});
  return at.post('passkeys/verify', { name, response: phone.create(options) });
}

test('a second device can be added, renamed and used to sign in, and removing its passkey signs it out', async () => {
  const phone = new Authenticator(page.origin);
  const added = await add(phone);
  expect(added).toMatchObject({
    status: 200,
    body: [{ isCurrent: true }, { name: 'Sample phone' }],
  });
  const [{ id: laptop }, { id }] = added.body;
  const accepted = await page.get('passkeys/accepted');
  expect(accepted).toMatchObject({ status: 200, body: { ids: [laptop, id] } });

  const elsewhere = new OfficePage(office.url);
  expect((await elsewhere.signIn(phone)).body.name).toBe('Sample Siti');
  const renamed = await page.send('PATCH', `passkeys/${id}`, { name: ' Old phone ' });
  expect(renamed).toMatchObject({ status: 200, body: [{}, { name: 'Old phone' }] });
  expect((await elsewhere.get('passkeys')).body).toMatchObject([{}, { id, isCurrent: true }]);

  expect((await page.send('DELETE', `passkeys/${id}`)).status).toBe(204);
  expect((await elsewhere.get('me')).status).toBe(401);
  expect((await elsewhere.signIn(phone)).status).toBe(403);
  const last = await page.send('DELETE', `passkeys/${laptop}`);
  expect(last).toMatchObject({ status: 409, body: { code: 'last-passkey' } });
  const gone = { status: 404, body: { code: 'passkey-gone' } };
  expect(await page.send('DELETE', `passkeys/${id}`)).toMatchObject(gone);
  for (const unknown of [id, 'x'.repeat(1300), '%00']) {
    expect(await page.send('PATCH', `passkeys/${unknown}`, { name: 'x' })).toMatchObject(gone);
  }
});

test('adding or removing a passkey requires signing in again after ten minutes', async () => {
  await add(new Authenticator(page.origin));
  const [, { id }] = (await page.get('passkeys')).body;
  ageSessions(office);
  const unconfirmed = { status: 403, body: { code: 'confirm-first' } };
  expect(await page.post('passkeys/options', {})).toMatchObject(unconfirmed);
  expect(await page.send('DELETE', `passkeys/${id}`)).toMatchObject(unconfirmed);
  expect((await page.send('PATCH', `passkeys/${id}`, { name: 'Phone' })).status).toBe(200);

  await page.signIn(device);
  expect((await page.send('DELETE', `passkeys/${id}`)).status).toBe(204);
});

test('a forged or mismatched response adds no passkey', async () => {
  const tans = await signedIn(office, 'Sample Tan');
  const refused = { status: 403, body: { code: 'passkey-refused' } };
  const phone = new Authenticator(page.origin);
  const { body: creation } = await page.post('passkeys/options', {});
  const response = phone.create(creation, { origin: 'https://evil.example' });
  expect(await page.post('passkeys/verify', { name: 'x', response })).toMatchObject(refused);
  const { body: other } = await page.post('passkeys/options', {});
  const stolen = { name: 'x', response: phone.create(other) };
  expect(await tans.page.post('passkeys/verify', stolen)).toMatchObject(refused);
  expect((await page.get('passkeys')).body).toHaveLength(1);
});

test('a passkey is reported as unknown if it was removed, and with the same answer if only its signature is wrong', async () => {
  const respond = async (from: Authenticator) =>
    from.get((await page.post('sign-in/options')).body);
  const unknown = { status: 403, body: { code: 'passkey-unknown' } };
  const stranger = await respond(new Authenticator(page.origin));
  expect(await page.post('sign-in/verify', stranger)).toMatchObject(unknown);
  const genuine = await respond(device);
  const { id, rawId } = genuine;
  const forged = { ...(await respond(new Authenticator(page.origin))), id, rawId };
  expect(await page.post('sign-in/verify', forged)).toMatchObject(unknown);
  const { response, ...rest } = await respond(device);
  const garbled = { ...rest, response: { ...response, signature: 'AAAA' } };
  expect(await page.post('sign-in/verify', garbled)).toMatchObject(unknown);
  expect((await page.post('sign-in/verify', genuine)).status).toBe(200);
});

test('a passkey is refused if its counter has not grown', async () => {
  const { body: options } = await page.post('sign-in/options');
  expect((await page.post('sign-in/verify', device.get(options))).status).toBe(200);
  runOnFile(office.databaseFile, 'UPDATE passkeys SET counter = 1000');
  const { status, body } = await page.signIn(device);
  expect({ status, code: body.code }).toEqual({ status: 403, code: 'passkey-refused' });
});
