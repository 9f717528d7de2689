import webPush from 'web-push';
import { expect, onTestFinished, test } from 'vitest';
import { pushChannel, readSubscription } from '../../src/server/office/push';
import { call } from './support/http';
import { openOffice } from './support/office';
import { makeDevice, startPushService } from './support/push';
import { enrolment, newKey, post } from './support/requests';
import { startServer } from './support/start-server';

const origin = 'https://www.jambatan.example';

const vapid = webPush.generateVAPIDKeys();

async function open() {
  const service = await startPushService();
  onTestFinished(service.stop);
  const office = await openOffice('push');
  onTestFinished(office.close);
  const settings = { ...vapid, origins: [service.origin] };
  const channel = pushChannel(settings, office.store.pushSubscriptions, origin);
  const device = (name: string) => makeDevice(`${service.origin}/${name}`);
  return { service, office, channel, device };
}

const reply = {
  version: 0,
  state: 'place-offered',
  sentence: 'A secret sentence.',
  note: '',
} as const;

test('a device that asked for it is notified of a reply in the language of its page, without what a person wrote', async () => {
  const { service, office, channel, device } = await open();
  const key = newKey();
  const reference = await office.enrol({ name: 'Canaria' }, 'ar', key);
  const phone = device('phone');
  await office.store.pushSubscriptions.add(key, phone.subscription);
  await office.store.office.change(reference, reply, 'Sample Siti');
  office.deliver(channel);
  await expect.poll(office.pending).toBe(0);
  const [{ body } = { body: Buffer.alloc(0) }] = service.received;
  const message = phone.read(body);
  expect(message).toEqual({
    web_push: 8030,
    notification: {
      title: `ردّت الأكاديمية على طلبك ${reference}`,
      body: expect.any(String),
      lang: 'ar',
      dir: 'rtl',
      tag: reference,
      renotify: true,
      navigate: `${origin}/ar/YourRequests#${reference}`,
    },
  });
  expect(JSON.stringify(message)).not.toMatch(/secret|Canaria/);
});

test('each device is notified once of each reply, whatever happens to the others', async () => {
  const { service, office, channel, device } = await open();
  const key = newKey();
  const reference = await office.enrol({}, null, key);
  for (const name of ['away', 'gone', 'phone']) {
    await office.store.pushSubscriptions.add(key, device(name).subscription);
  }
  service.statuses.set('/away', 503).set('/gone', 410);
  await office.store.office.change(reference, reply, 'Sample Siti');
  office.deliver(channel);
  await expect.poll(office.reasons).toEqual(['REFUSED 503']);
  service.statuses.clear();
  await expect.poll(office.pending).toBe(0);
  const devices = () => service.received.map((each) => each.device).toSorted();
  expect(devices()).toEqual(['/away', '/phone']);
  expect(await office.store.pushSubscriptions.due(reference, 99)).toHaveLength(2);
  await office.store.office.change(reference, { ...reply, version: 1, state: 'enrolled' }, 'Siti');
  await expect.poll(office.pending).toBe(0);
  expect(devices()).toEqual(['/away', '/away', '/phone', '/phone']);
  expect(JSON.stringify(office.lines)).not.toMatch(/127\.0|JLA-/);
});

test('only the holder of a request’s key can subscribe a device to it or unsubscribe one', async () => {
  const service = await startPushService();
  onTestFinished(service.stop);
  const server = await startServer({
    env: {
      PUSH_PUBLIC_KEY: vapid.publicKey,
      PUSH_PRIVATE_KEY: vapid.privateKey,
      PUSH_ORIGINS: service.origin,
    },
  });
  onTestFinished(() => server.kill());
  const key = newKey();
  await post(server.url, enrolment, { key });
  const send = async (method: string, body: object, headers: Record<string, string> = {}) => {
    const url = `${server.url}/api/notifications/subscription`;
    const sent = { method, body, headers: { 'Idempotency-Key': key, ...headers } };
    return (await call(url, sent)).status;
  };
  const { body } = await call(`${server.url}/api/notifications/reply-channels`);
  expect(body).toEqual({ mail: false, pushKey: vapid.publicKey });
  const { subscription } = makeDevice(`${service.origin}/phone`);
  for (const method of ['PUT', 'DELETE']) {
    expect(await send(method, subscription, { 'Idempotency-Key': '' })).toBe(400);
    expect(await send(method, subscription, { Origin: 'https://evil.example' })).toBe(403);
  }
  expect(await send('PUT', subscription, { 'Idempotency-Key': newKey() })).toBe(404);
  // At most five devices.
  for (const name of ['1', '2', '3', '4', 'phone', 'phone']) {
    const endpoint = `${service.origin}/${name}`;
    expect(await send('PUT', { ...subscription, endpoint }), name).toBe(204);
  }
  const sixth = { ...subscription, endpoint: `${service.origin}/6` };
  expect(await send('PUT', sixth)).toBe(409);
  expect(await send('DELETE', subscription, { 'Idempotency-Key': newKey() })).toBe(204);
  expect(await send('PUT', sixth)).toBe(409);
  expect(await send('DELETE', subscription)).toBe(204);
  expect(await send('PUT', sixth)).toBe(204);
  expect(await send('PUT', { endpoint: sixth.endpoint })).toBe(400);
  expect(await send('DELETE', {})).toBe(400);
  expect(server.logs()).not.toContain(service.origin);
});

test('only subscriptions at known push services that messages can be encrypted for are accepted', () => {
  const endpoint = 'https://fcm.googleapis.com/fcm/send/sample';
  const { keys } = makeDevice(endpoint).subscription;
  const isAccepted = (body: object) =>
    readSubscription(body, { ...vapid, origins: [] }) !== undefined;
  for (const known of [
    endpoint,
    'https://updates.push.services.mozilla.com/wpush/v2/sample',
    'https://web.push.apple.com/sample',
    'https://wns2-sg2p.notify.windows.com/w/?token=sample',
  ])
    expect(isAccepted({ endpoint: known, keys }), known).toBe(true);
  for (const unknown of [
    'https://evil.example/push',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'http://169.254.169.254/latest',
    'http://localhost:8080/api/health',
    `${endpoint}/${'x'.repeat(1000)}`,
    'x',
  ])
    expect(isAccepted({ endpoint: unknown, keys }), unknown).toBe(false);
  const offCurve = Buffer.alloc(65, 4).toString('base64url');
  for (const wrong of [{ p256dh: 'x' }, { p256dh: offCurve }, { auth: 'x' }, { auth: keys.p256dh }])
    expect(isAccepted({ endpoint, keys: { ...keys, ...wrong } })).toBe(false);
});
