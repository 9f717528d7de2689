import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WebhookAddress } from '../../src/server/config';
import { webhookChannel } from '../../src/server/office/channels';
import { openOffice } from './support/deliverers';
import { makeNoticesDue, never, pendingNotices, startWebhook } from './support/office';

const eventually = { timeout: 20_000 };

let office: Awaited<ReturnType<typeof openOffice>>;
const opened: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  office = await openOffice('webhook');
});

afterEach(async () => {
  await office.close();
  await Promise.all(opened.splice(0).map((webhook) => webhook.close()));
});

async function open(...options: Parameters<typeof startWebhook>) {
  const webhook = await startWebhook(...options);
  opened.push(webhook);
  return webhook;
}

const addressOf = (port: number): WebhookAddress => ({
  url: `http://127.0.0.1:${port}/secret-path`,
  credentials: 'office:secret',
});

const pending = () => pendingNotices(office.databaseFile);

test('notices are delivered in the order of arrival, at once when one is called', async () => {
  const webhook = await open();
  const expected = [await office.enrol(), await office.enrol(), await office.enrol()];
  const deliverer = office.deliver(webhookChannel(addressOf(webhook.port)), {
    // It would not look again by itself.
    pollInterval: 1_000_000,
  });
  await expect.poll(webhook.told, eventually).toEqual(expected);
  await expect.poll(pending, eventually).toBe(0);

  expected.push(await office.enrol());
  deliverer.wake();
  await expect.poll(webhook.told, eventually).toEqual(expected);
});

test('a webhook that was away is told once it is back, and no line says where it is', async () => {
  const away = await startWebhook();
  await away.close();
  const expected = [await office.enrol(), await office.enrol()];
  office.deliver(webhookChannel(addressOf(away.port)));
  await expect.poll(() => office.lines.length, eventually).toBeGreaterThan(3);
  expect(pending()).toBe(2);

  const webhook = await open(undefined, away.port);
  await expect.poll(pending, eventually).toBe(0);
  expect(webhook.told().toSorted()).toEqual(expected.toSorted());
  expect(office.lines[0]).toEqual({
    level: 'warn',
    facts: { channel: 'webhook', attempts: 1, reason: 'ECONNREFUSED' },
    sentence: 'the office could not be told',
  });
  await expect.poll(() => office.lines.at(-1)?.sentence).toBe('the office is told again');
  expect(JSON.stringify(office.lines)).not.toMatch(/127\.0|secret|JLA-/);
});

test('a notice that is always refused holds up no other, and is never given up', async () => {
  let refused = '';
  const webhook = await open(({ body }) => (body.reference === refused ? 400 : 201));
  refused = await office.enrol();
  const others = [await office.enrol(), await office.enrol()];
  office.deliver(webhookChannel(addressOf(webhook.port)));
  await expect.poll(pending, eventually).toBe(1);
  const toldOthers = () => webhook.told().filter((reference) => reference !== refused);
  expect(toldOthers()).toEqual(others);
  const count = webhook.calls.length;
  await expect.poll(() => webhook.calls.length, eventually).toBeGreaterThan(count + 1);

  refused = '';
  await expect.poll(pending, eventually).toBe(0);
  expect(office.reasons()).toEqual(['WebhookRefusal 400']);
  expect(office.lines.map(({ facts }) => facts)).toContainEqual({
    channel: 'webhook',
    attempts: 2,
    reason: 'WebhookRefusal 400',
  });
});

test('a redirect is not followed: it counts as refused', async () => {
  const webhook = await open(({ path }) => (path === '/secret-path' ? 307 : 200));
  await office.enrol();
  office.deliver(webhookChannel(addressOf(webhook.port)));
  await expect.poll(() => webhook.calls.length, eventually).toBeGreaterThan(1);
  expect(new Set(webhook.calls.map(({ path }) => path))).toEqual(new Set(['/secret-path']));
  expect(pending()).toBe(1);
  expect(office.reasons()).toEqual(['WebhookRefusal 307']);
});

test('a webhook that never answers is given up for now, and told later', async () => {
  let answer: number | Promise<number> = never;
  const webhook = await open(() => answer);
  const reference = await office.enrol();
  const hasty = office.deliver(webhookChannel(addressOf(webhook.port)), { deliveryTimeout: 50 });
  await expect.poll(office.reasons, eventually).toEqual(['TimeoutError']);
  await hasty.stop();

  answer = 200;
  makeNoticesDue(office.databaseFile);
  office.deliver(webhookChannel(addressOf(webhook.port)));
  await expect.poll(pending, eventually).toBe(0);
  expect(new Set(webhook.told())).toEqual(new Set([reference]));
});

test('what a server had claimed when it died is told once its lease is over', async () => {
  const webhook = await open();
  const reference = await office.enrol();
  expect(await office.store.notices.claim('webhook', 300)).toMatchObject({ attempts: 1 });
  expect(await office.store.notices.claim('webhook', 300)).toBeUndefined();
  office.deliver(webhookChannel(addressOf(webhook.port)));
  await expect.poll(webhook.told, eventually).toEqual([reference]);
});

test('a deleted enrolment is not told of', async () => {
  const webhook = await open();
  const deleted = await office.enrol();
  const kept = await office.enrol();
  await office.store.delete(deleted);
  office.deliver(webhookChannel(addressOf(webhook.port)));
  await expect.poll(pending, eventually).toBe(0);
  expect(webhook.told()).toEqual([kept]);
});

test('a database that fails ends nothing, and makes nothing told twice', async () => {
  const webhook = await open();
  const { notices } = office.store;
  let faults = 6;
  const failing = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    faults -= 1;
    if (faults >= 0 && faults !== 3) throw Object.assign(new Error('x'), { code: 'SQLITE_BUSY' });
    return work();
  };
  const reference = await office.enrol();
  office.deliver(webhookChannel(addressOf(webhook.port)), {
    notices: {
      claim: (channel, lease) => failing(() => notices.claim(channel, lease)),
      settle: (id) => failing(() => notices.settle(id)),
      postpone: (id, delay) => failing(() => notices.postpone(id, delay)),
    },
  });
  await expect.poll(pending, eventually).toBe(0);
  expect(webhook.told()).toEqual([reference]);
  // Two claims and three settlements failed, and each was told in the log.
  expect(office.lines.filter(({ level }) => level === 'warn')).toHaveLength(5);
  expect(office.reasons()).toEqual(['SQLITE_BUSY']);
});
