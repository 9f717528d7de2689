import { expect, onTestFinished, test } from 'vitest';
import { startMailServer, startWebhook } from './support/office';
import { canary, canaryTraces, newKey, post } from './support/requests';
import { startServer } from './support/start-server';

test('the webhook and the email report each enrolment once, without personal data, and the applicant gets an email', async () => {
  const webhook = await startWebhook();
  const mailServer = await startMailServer();
  const server = await startServer({
    env: {
      NOTIFY_URL: `http://office:p%40ss@127.0.0.1:${webhook.port}/hooks/secret-path`,
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'website@jambatan.example',
      MAIL_TO: 'office@jambatan.example, principal@jambatan.example',
      MAIL_APPLICANTS: 'on',
      PUBLIC_ORIGIN: 'https://office.example',
    },
  });
  onTestFinished(() => server.kill());

  const key = newKey();
  const { body: receipt } = await post(server.url, canary, { key });
  expect((await post(server.url, canary, { key })).body).toEqual(receipt);
  expect((await post(server.url, { ...canary, per: '6' }, { key })).status).toBe(422);
  const { body: second } = await post(server.url, { ...canary, hours: 12 });
  const references = [receipt.reference, second.reference];
  await expect.poll(webhook.notices).toEqual(references);
  await expect.poll(() => mailServer.mails.length).toBe(4);
  expect(await server.stop()).toBe(0);
  expect(webhook.notices()).toEqual(references);

  const [call] = webhook.calls;
  expect(call?.path).toBe('/hooks/secret-path');
  expect(call?.headers).toMatchObject({
    'idempotency-key': receipt.reference,
    authorization: `Basic ${Buffer.from('office:p@ss').toString('base64')}`,
  });
  expect(call?.body).toEqual({
    event: 'enrolment',
    reference: receipt.reference,
    code: expect.stringMatching(/^[0-9A-F]{4}-[0-9A-F]{4}$/),
    receivedAt: receipt.receivedAt,
    lang: 'Mandarin',
    per: '3',
    hours: 0,
    message: 'Website enrolment: HSK',
    url: `https://office.example/office/${receipt.reference}`,
  });

  const toApplicants = mailServer.mails.filter(({ to }) => to[0] === canary.email);
  expect(toApplicants.map(({ headers }) => headers.get('subject')).toSorted()).toEqual(
    references.map((each) => `We have received your enrolment request (${each})`).toSorted(),
  );
  const mails = mailServer.mails.filter((each) => !toApplicants.includes(each));
  const mail = mails[1];
  expect(mail?.to).toEqual(['office@jambatan.example', 'principal@jambatan.example']);
  expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
    from: 'Jambatan Language Academy <website@jambatan.example>',
    subject: `Website enrolment: HSK (${second.reference})`,
    'message-id': `<${second.reference}@jambatan.example>`,
    'auto-submitted': 'auto-generated',
  });
  const hour = new Date(Date.parse(second.receivedAt) + 8 * 3_600_000).toISOString().slice(11, 16);
  expect(mail?.text).toMatch(
    new RegExp(`^Received: \\d+ [A-Z][a-z]+ \\d{4} at ${hour}, Malaysia time`, 'm'),
  );
  for (const line of [
    'Course length: 3 Months',
    'VIP hours: 12',
    `https://office.example/office/${second.reference}`,
  ]) {
    expect(mail?.text.split('\n')).toContain(line);
  }
  expect(mails[0]?.text).not.toContain('VIP hours');

  const everything = [JSON.stringify(webhook.calls), ...mails.map(({ raw }) => raw), server.logs()];
  expect(everything.filter((text) => canaryTraces.test(text))).toEqual([]);
  expect(server.logs()).not.toMatch(/p%40ss|p@ss|secret-path|office@|website@/);
});
