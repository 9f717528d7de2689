import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MailAddresses } from '../../src/server/config';
import { mailChannel, webhookChannel } from '../../src/server/office/channels';
import type { ChannelKind } from '../../src/server/store/office-notices';
import { never, openOffice, startMailServer, startWebhook } from './support/office';

const origin = 'https://www.example.org';

async function open(kind: ChannelKind) {
  const office = await openOffice(kind);
  onTestFinished(office.close);
  return office;
}

const webhookAt = (port: number) => `http://office:secret@127.0.0.1:${port}/secret-path`;

describe('the webhook', () => {
  test('receives all other notices while it rejects one, which is resent until the webhook accepts it', async () => {
    let refused = '';
    const office = await open('webhook');
    // The server does not follow redirects, but treats them as rejections.
    const webhook = await startWebhook(({ body }) => (body.reference === refused ? 307 : 201));
    refused = await office.enrol();
    const others = [await office.enrol(), await office.enrol()];
    office.deliver(webhookChannel(webhookAt(webhook.port), origin));
    await expect.poll(office.pending).toBe(1);
    expect(webhook.notices().filter((reference) => reference !== refused)).toEqual(others);
    const count = webhook.calls.length;
    await expect.poll(() => webhook.calls.length).toBeGreaterThan(count + 1);
    refused = '';
    await expect.poll(office.pending).toBe(0);
    expect(new Set(webhook.calls.map(({ path }) => path))).toEqual(new Set(['/secret-path']));
    expect(office.reasons()).toEqual(['REFUSED 307']);
    expect(JSON.stringify(office.lines)).not.toMatch(/127\.0|secret|JLA-/);
  });

  test('is notified again if a delivery times out', async () => {
    let answer: number | Promise<number> = never;
    const office = await open('webhook');
    const webhook = await startWebhook(() => answer);
    const reference = await office.enrol();
    office.deliver(webhookChannel(webhookAt(webhook.port), origin), { deliveryTimeout: 50 });
    await expect.poll(office.reasons).toEqual(['TimeoutError']);
    answer = 200;
    await expect.poll(office.pending).toBe(0);
    expect(new Set(webhook.notices())).toEqual(new Set([reference]));
  });

  test('is notified again, with the same key, if a delivery can’t be recorded', async () => {
    const [office, webhook] = [await open('webhook'), await startWebhook()];
    const reference = await office.enrol();
    const error = Object.assign(new Error('x'), { code: 'SQLITE_BUSY' });
    vi.spyOn(office.store.notices, 'settle').mockRejectedValueOnce(error);
    office.deliver(webhookChannel(webhookAt(webhook.port), origin));
    await expect.poll(office.reasons).toEqual(['SQLITE_BUSY']);
    office.makeNoticesDue();
    await expect.poll(office.pending).toBe(0);
    const keys = webhook.calls.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([reference, reference]);
  });
});

describe('the email channel', () => {
  async function openWithServer(refused = '') {
    const server = await startMailServer((to) => (to === refused ? '5.1.1 No mailbox' : undefined));
    return { office: await open('mail'), server };
  }

  const mailTo = (port: number): MailAddresses => ({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from: 'website@jambatan.example',
    to: ['office@jambatan.example'],
  });

  test('logs how many recipients were refused, and does not send again to the others', async () => {
    const to = ['first@jambatan.example', 'mistyped@jambatan.example'];
    const { office, server } = await openWithServer(to[1]);
    await office.enrol();
    office.deliver(mailChannel({ ...mailTo(server.port), to }, origin));
    await expect.poll(office.pending).toBe(0);
    expect(server.mails.map((mail) => mail.to)).toEqual([['first@jambatan.example']]);
    expect(office.lines).toEqual([expect.objectContaining({ channel: 'mail', count: 1 })]);
  });

  test('sends no password to a server without TLS, unless SMTP_URL allows it', async () => {
    const { office, server } = await openWithServer();
    await office.enrol();
    const smtpUrl = `smtp://office:secret@127.0.0.1:${server.port}`;
    const stop = office.deliver(mailChannel({ ...mailTo(server.port), smtpUrl }, origin));
    await expect.poll(office.reasons).toEqual([expect.stringMatching(/^ETLS/)]);
    await stop();
    expect(server.logins).toEqual([]);
    office.makeNoticesDue();
    const insecure = { ...mailTo(server.port), smtpUrl: `${smtpUrl}?requireTLS=false` };
    office.deliver(mailChannel(insecure, origin));
    await expect.poll(office.pending).toBe(0);
    expect(server.logins).toEqual(['office']);
    expect(JSON.stringify(office.lines)).not.toContain('secret');
  });

  test('does not quote a message that the form would not have sent', async () => {
    const { office, server } = await openWithServer();
    await office.enrol({ message: 'HSK\u2028Bcc: x@example.org' });
    office.deliver(mailChannel(mailTo(server.port), origin));
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]?.raw).not.toContain('x@example.org');
  });
});
