import { afterEach, describe, expect, test } from 'vitest';
import type { MailAddresses } from '../../src/server/config';
import { mailChannel, webhookChannel } from '../../src/server/office/channels';
import type { ChannelKind } from '../../src/server/store/office-notices';
import { never, openOffice, startMailServer, startWebhook } from './support/office';

const eventually = { timeout: 20_000 };
const origin = 'https://www.example.org';
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(kind: ChannelKind) {
  const office = await openOffice(kind);
  closing.push(office.close);
  return office;
}

async function webhookThat(...options: Parameters<typeof startWebhook>) {
  const webhook = await startWebhook(...options);
  closing.unshift(webhook.close);
  return webhook;
}

const webhookAt = (port: number) => `http://office:secret@127.0.0.1:${port}/secret-path`;

describe('the webhook', () => {
  test('receives pending notices in order of arrival, and a new notice without a restart', async () => {
    const [office, webhook] = [await open('webhook'), await webhookThat()];
    const expected = [await office.enrol(), await office.enrol(), await office.enrol()];
    office.deliver(webhookChannel(webhookAt(webhook.port), origin));
    await expect.poll(webhook.notices, eventually).toEqual(expected);
    await expect.poll(office.pending, eventually).toBe(0);
    expected.push(await office.enrol());
    await expect.poll(webhook.notices, eventually).toEqual(expected);
  });

  test('receives all other notices while it rejects one, which is resent until the webhook accepts it', async () => {
    let refused = '';
    const office = await open('webhook');
    // The server does not follow redirects, but treats them as rejections.
    const webhook = await webhookThat(({ body }) => (body.reference === refused ? 307 : 201));
    refused = await office.enrol();
    const others = [await office.enrol(), await office.enrol()];
    office.deliver(webhookChannel(webhookAt(webhook.port), origin));
    await expect.poll(office.pending, eventually).toBe(1);
    expect(webhook.notices().filter((reference) => reference !== refused)).toEqual(others);
    const count = webhook.calls.length;
    await expect.poll(() => webhook.calls.length, eventually).toBeGreaterThan(count + 1);
    refused = '';
    await expect.poll(office.pending, eventually).toBe(0);
    expect(new Set(webhook.calls.map(({ path }) => path))).toEqual(new Set(['/secret-path']));
    expect(office.reasons()).toEqual(['REFUSED 307']);
    expect(JSON.stringify(office.lines)).not.toMatch(/127\.0|secret|JLA-/);
  });

  test('is notified again if a delivery times out', async () => {
    let answer: number | Promise<number> = never;
    const office = await open('webhook');
    const webhook = await webhookThat(() => answer);
    const reference = await office.enrol();
    const channel = webhookChannel(webhookAt(webhook.port), origin);
    const stop = office.deliver(channel, { deliveryTimeout: 50 });
    await expect.poll(office.reasons, eventually).toEqual(['TimeoutError']);
    await stop();
    answer = 200;
    office.makeNoticesDue();
    office.deliver(channel);
    await expect.poll(office.pending, eventually).toBe(0);
    expect(new Set(webhook.notices())).toEqual(new Set([reference]));
  });

  test('is notified again, with the same key, if a delivery can’t be recorded', async () => {
    const [office, webhook] = [await open('webhook'), await webhookThat()];
    const reference = await office.enrol();
    const settling = office.failToSettle();
    const channel = webhookChannel(webhookAt(webhook.port), origin);
    const stop = office.deliver(channel);
    await expect.poll(office.reasons, eventually).toEqual(['SQLITE_BUSY']);
    await stop();
    settling.mockRestore();
    expect(office.pending()).toBe(1);
    office.makeNoticesDue();
    office.deliver(channel);
    await expect.poll(office.pending, eventually).toBe(0);
    expect(webhook.notices()).toEqual([reference, reference]);
    const keys = webhook.calls.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([reference]));
  });
});

describe('the email channel', () => {
  const refused = new Set<string>();

  async function openWithServer() {
    refused.clear();
    const office = await open('mail');
    const server = await startMailServer((to) =>
      refused.has(to) ? `5.7.1 No relaying to ${to}` : undefined,
    );
    closing.unshift(server.close);
    return { office, server };
  }

  const mailTo = (port: number, { user = '', query = '' } = {}): MailAddresses => ({
    smtpUrl: `smtp://${user}127.0.0.1:${port}${query}`,
    from: 'website@jambatan.example',
    to: ['office@jambatan.example'],
  });

  test('resends a rejected email, and logs the error’s codes but not its text', async () => {
    const { office, server } = await openWithServer();
    refused.add('office@jambatan.example');
    const reference = await office.enrol();
    office.deliver(mailChannel(mailTo(server.port), origin));
    await expect.poll(office.reasons, eventually).toEqual(['EENVELOPE 550']);
    refused.clear();
    await expect.poll(office.pending, eventually).toBe(0);
    const subjects = server.mails.map(({ headers }) => headers.get('subject'));
    expect(subjects).toEqual([`Website enrolment: HSK (${reference})`]);
    expect(JSON.stringify(office.lines)).not.toMatch(/jambatan\.example|relaying|127\.0/);
  });

  test('logs how many recipients were refused, and does not send again to the others', async () => {
    const { office, server } = await openWithServer();
    const to = ['first@jambatan.example', 'mistyped@jambatan.example'];
    refused.add('mistyped@jambatan.example');
    await office.enrol();
    office.deliver(mailChannel({ ...mailTo(server.port), to }, origin));
    await expect.poll(office.pending, eventually).toBe(0);
    expect(server.mails.map((mail) => mail.to)).toEqual([['first@jambatan.example']]);
    expect(office.lines).toEqual([expect.objectContaining({ channel: 'mail', count: 1 })]);
  });

  test('sends no password to a server without TLS, unless SMTP_URL allows it', async () => {
    const { office, server } = await openWithServer();
    await office.enrol();
    const user = 'office:secret@';
    const stop = office.deliver(mailChannel(mailTo(server.port, { user }), origin));
    await expect.poll(office.reasons, eventually).toEqual([expect.stringMatching(/^ETLS/)]);
    await stop();
    expect(server.logins).toEqual([]);
    office.makeNoticesDue();
    const query = '?requireTLS=false';
    office.deliver(mailChannel(mailTo(server.port, { user, query }), origin));
    await expect.poll(office.pending, eventually).toBe(0);
    expect(server.logins).toEqual(['office']);
    expect(JSON.stringify(office.lines)).not.toContain('secret');
  });

  test('does not quote a message that the form would not have sent', async () => {
    const { office, server } = await openWithServer();
    const reference = await office.enrol({ message: 'HSK\u2028Bcc: x@example.org' });
    office.deliver(mailChannel(mailTo(server.port), origin));
    await expect.poll(() => server.mails.length, eventually).toBe(1);
    const [mail] = server.mails;
    expect(mail?.headers.get('subject')).toBe(`Website enrolment (${reference})`);
    expect(mail?.raw).not.toContain('x@example.org');
  });
});
