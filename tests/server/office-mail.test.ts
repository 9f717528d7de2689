import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailAddresses } from '../../src/server/config';
import { mailChannel } from '../../src/server/office/channels';
import { openOffice } from './support/deliverers';
import { makeNoticesDue, pendingNotices, startMailServer } from './support/office';

const eventually = { timeout: 20_000 };

let office: Awaited<ReturnType<typeof openOffice>>;
let refusing: boolean;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  office = await openOffice('mail');
  refusing = false;
  mailServer = await startMailServer(() => refusing);
});

afterEach(async () => {
  await office.close();
  await mailServer.close();
});

const addresses = (port: number, { user = '', query = '' } = {}): MailAddresses => ({
  smtpUrl: `smtp://${user}127.0.0.1:${port}${query}`,
  from: 'website@jambatan.example',
  to: ['office@jambatan.example'],
});

const pending = () => pendingNotices(office.databaseFile);
const subjects = () => mailServer.mails.map(({ headers }) => headers.get('subject'));

test('a mail that was refused is sent later, and no line repeats what the server said', async () => {
  refusing = true;
  const reference = await office.enrol();
  office.deliver(mailChannel(addresses(mailServer.port)));
  await expect.poll(() => office.lines.length, eventually).toBeGreaterThan(1);
  expect(office.lines[1]).toEqual({
    level: 'warn',
    facts: { channel: 'mail', attempts: 2, reason: 'EENVELOPE 550' },
    sentence: 'the office could not be told',
  });
  refusing = false;
  await expect.poll(subjects, eventually).toEqual([`Website enrolment: HSK (${reference})`]);
  expect(JSON.stringify(office.lines)).not.toMatch(/jambatan\.example|mailbox|127\.0/);
});

test('a mail server that never greets is given up for now', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  await office.enrol();
  const { port } = silent.address() as AddressInfo;
  const hasty = office.deliver(mailChannel(addresses(port)), { deliveryTimeout: 100 });
  await expect.poll(() => office.lines.length, eventually).toBeGreaterThan(1);
  await hasty.stop();
  silent.close();
  expect(office.reasons()).toEqual(['EABORT']);

  makeNoticesDue(office.databaseFile);
  office.deliver(mailChannel(addresses(mailServer.port)));
  await expect.poll(pending, eventually).toBe(0);
  expect(mailServer.mails).toHaveLength(1);
});

test('a password goes to no server without TLS, unless the setting allows it', async () => {
  await office.enrol();
  const user = 'office:secret@';
  const careful = office.deliver(mailChannel(addresses(mailServer.port, { user })));
  await expect.poll(office.reasons, eventually).toEqual([expect.stringMatching(/^ETLS/)]);
  await careful.stop();
  expect(mailServer.logins).toEqual([]);

  makeNoticesDue(office.databaseFile);
  const query = '?requireTLS=false';
  office.deliver(mailChannel(addresses(mailServer.port, { user, query })));
  await expect.poll(pending, eventually).toBe(0);
  expect(mailServer.logins).toEqual(['office']);
  expect(JSON.stringify(office.lines)).not.toContain('secret');
});

test('no text of a request makes a header of its own', async () => {
  const hostile = 'HSK\u2028Bcc: someone@example.org\u2029汉语 <b>, "a"; =?utf-8?Q?=0D=0ACc:_x?=';
  const reference = await office.enrol({ message: hostile });
  office.deliver(mailChannel(addresses(mailServer.port)));
  await expect.poll(() => mailServer.mails.length, eventually).toBe(1);
  const [mail] = mailServer.mails;
  expect([...(mail?.headers.keys() ?? [])].toSorted()).toEqual([
    'auto-submitted',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
  expect(mail?.to).toEqual(['office@jambatan.example']);
  expect(mail?.headers.get('message-id')).toBe(`<${reference}@jambatan.example>`);
});
