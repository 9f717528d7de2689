import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { siteLanguages } from '../../src/content/languages';
import type { EnrolmentRequest } from '../../src/enrolment/core/request';
import type { ChangeRequest } from '../../src/office/contract';
import { CertificateAuthority } from '../../src/server/certificates/authority';
import { applicantMailChannel, applicantMails } from '../../src/server/office/applicant-mail';
import { openOffice, startMailServer } from './support/office';
import { decoded, decodedSubject } from './support/mail-text';
import { enrolment } from './support/requests';

const eventually = { timeout: 20_000 };
const origin = 'https://www.jambatan.example';
const email = 'sample.student@example.org';
const request = { ...enrolment, email } as EnrolmentRequest;

async function open(refusal: () => string | undefined = () => undefined) {
  const office = await openOffice('applicant');
  const server = await startMailServer(refusal);
  onTestFinished(office.close);
  const sender = { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'website@jambatan.example' };
  const channel = applicantMailChannel(sender, origin);
  const reply = (reference: Awaited<ReturnType<typeof office.enrol>>, wanted: ChangeRequest) =>
    office.store.office.change(reference, wanted, 'Sample Siti');
  return { office, server, channel, reply };
}

const offer: ChangeRequest = {
  version: 0,
  state: 'place-offered',
  sentence: 'A secret sentence.',
  note: 'A private note.',
};

describe('the email about a reply', () => {
  test.each(['en', 'ar', 'zh', 'ms'] as const)(
    'names the status and the page in the language of the request (%s), but says nothing that a person wrote',
    async (language) => {
      const { office, server, channel, reply } = await open();
      const reference = await office.enrol({ ...request, name: 'Canaria' }, language);
      office.deliver(channel);
      await expect.poll(office.pending, eventually).toBe(0);
      await reply(reference, offer);
      await expect.poll(() => server.mails.length, eventually).toBe(2);
      const mail = server.mails[1];
      const words = applicantMails[language];
      const url = `${origin}${language === 'en' ? '' : `/${language}`}/YourRequests#${reference}`;
      const status = words.replies.states['place-offered'].title;
      expect(mail?.to).toEqual([email]);
      expect(decodedSubject(mail?.headers.get('subject'))).toBe(words.replyMail.subject(reference));
      const text = decoded(mail?.raw ?? '');
      for (const part of [
        `<html lang="${siteLanguages[language].lang}"`,
        ...words.replyMail.paragraphs(reference, status, url),
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toMatch(/secret|private|Canaria/);
    },
  );

  test('has the link of a certificate, so that a lost phone loses nothing', async () => {
    const { office, server, channel, reply } = await open();
    const reference = await office.enrol(request);
    await reply(reference, { ...offer, state: 'enrolled' });
    const folder = mkdtempSync(join(tmpdir(), 'jambatan-keys-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const authority = new CertificateAuthority(office.store.certificates, folder);
    authority.keys.create(2026);
    const dates = { from: '2026-06-01', to: '2026-11-27' };
    const given = {
      name: 'Sample',
      nativeName: '',
      courseId: 6,
      level: 'HSK 3',
      hours: 9,
    } as const;
    const issued = await authority.issue({ ...given, ...dates, reference, replaces: null }, 'Siti');
    if (issued.kind !== 'issued') throw new Error(issued.kind);
    office.deliver(channel);
    await expect.poll(() => server.mails.length, eventually).toBe(2);
    const mail = server.mails.map(({ raw }) => decoded(raw)).find((text) => text.includes('/c#'));
    const link = `${origin}/c#${issued.sealed}`;
    expect(mail).toContain(applicantMails.en.replyMail.certificate(link));
    expect(mail).toContain(`<a href="${link}">`);
  });

  test('is sent once per reply, whatever is retried, and not for a note', async () => {
    const { office, server, channel, reply } = await open();
    const reference = await office.enrol(request);
    await reply(reference, { version: 0, state: 'received', sentence: '', note: 'Called twice.' });
    await reply(reference, { ...offer, version: 1 });
    await reply(reference, { ...offer, version: 1 });
    // Nothing was sent in the meantime, so the later reply takes the earlier one's place.
    await reply(reference, { ...offer, version: 2, state: 'enrolled' });
    const busy = Object.assign(new Error('Sample'), { code: 'SQLITE_BUSY' });
    const settling = vi.spyOn(office.store.notices, 'settle').mockRejectedValue(busy);
    const stop = office.deliver(channel);
    await expect.poll(office.reasons, eventually).toEqual(['SQLITE_BUSY']);
    await stop();
    settling.mockRestore();
    office.makeNoticesDue();
    office.deliver(channel);
    await expect.poll(office.pending, eventually).toBe(0);
    const ids = new Set(server.mails.map(({ headers }) => headers.get('message-id')));
    expect([...ids].toSorted()).toEqual([
      `<${reference}-3.applicant@jambatan.example>`,
      `<${reference}.applicant@jambatan.example>`,
    ]);
  });

  test('is sent after a withdrawal too, because the reply is news', async () => {
    const { office, server, channel, reply } = await open();
    const reference = await office.enrol(request);
    const text = 'UPDATE enrolments SET withdrawn_at = received_at, version = 1';
    await office.store.database.run(text);
    await reply(reference, { ...offer, version: 1, state: 'closed' });
    office.deliver(channel);
    await expect.poll(office.pending, eventually).toBe(0);
    expect(server.mails.map(({ headers }) => headers.get('subject'))).toEqual([
      `The academy has replied to your request ${reference}`,
    ]);
  });
});

test('the office sees on the request that a mailbox does not exist, until the address is corrected', async () => {
  let refusal: string | undefined = '5.1.1 No such mailbox';
  const { office, server, channel } = await open(() => refusal);
  const reference = await office.enrol(request);
  office.deliver(channel);
  await expect.poll(office.pending, eventually).toBe(0);
  expect(await office.store.office.history(reference)).toMatchObject([
    { kind: 'not-mailed', mail: 'confirmation', why: 'no-mailbox' },
  ]);
  refusal = undefined;
  const corrected = { ...request, email: 'right@example.org' };
  await office.store.office.correct(reference, { version: 0, request: corrected }, 'Sample Siti');
  await expect
    .poll(() => server.mails.map(({ to }) => to), eventually)
    .toEqual([['right@example.org']]);
});

test('the third confirmation of a day says that it is the last, and the office sees that the fourth was not sent', async () => {
  const { office, server, channel } = await open();
  const references: Awaited<ReturnType<typeof office.enrol>>[] = [];
  for (let count = 0; count < 4; count += 1) references.push(await office.enrol(request));
  office.deliver(channel);
  await expect.poll(office.pending, eventually).toBe(0);
  const saysSo = server.mails.map(({ raw }) => decoded(raw).includes('the last confirmation'));
  expect(saysSo).toEqual([false, false, true]);
  const histories = await Promise.all(references.map((each) => office.store.office.history(each)));
  expect(histories.map(([event]) => event)).toMatchObject(
    [{}, {}, {}, { kind: 'not-mailed', mail: 'confirmation', why: 'limit' }].map((each, index) =>
      index < 3 ? undefined : each,
    ),
  );
});
