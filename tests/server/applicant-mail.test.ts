import { describe, expect, onTestFinished, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { siteLanguages } from '../../src/content/languages';
import type { ChangeRequest } from '../../src/office/contract';
import { CertificateAuthority } from '../../src/server/certificates/authority';
import { applicantMailChannel, applicantMails } from '../../src/server/office/applicant-mail';
import type { Reference } from '../../src/server/reference';
import type { Row } from '../support/sqlite';
import { given, storeEnrolled } from './support/certificates';
import { openOffice, startMailServer } from './support/office';
import { newFolder } from './support/new-folder';
import { enrolment, newKey, submission } from './support/requests';
import { databases, openForEachTest, store } from './support/stores';

const origin = 'https://www.jambatan.example';
const email = 'sample.student@example.org';
const request = { ...enrolment, email };

const offer: ChangeRequest = {
  version: 0,
  state: 'place-offered',
  sentence: 'A secret sentence.',
  note: 'A private note.',
};

async function open(refusal?: () => string | undefined) {
  const office = await openOffice('applicant');
  const server = await startMailServer(refusal);
  onTestFinished(office.close);
  const sender = { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'website@jambatan.example' };
  const channel = applicantMailChannel(sender, origin);
  const reply = (reference: Reference, wanted: ChangeRequest) =>
    office.store.office.change(reference, wanted, 'Sample Siti');
  return { office, server, channel, reply };
}

/** Decodes the parts of an email. */
const decoded = (raw: string) => raw.split('\r\n--').map(decodedPart).join('\n');

const decodedPart = (part: string) =>
  part
    .replace(/^(.*: base64\r\n\r\n)(.*)$/s, (_, head: string, body: string) =>
      head.concat(Buffer.from(body, 'base64').toString()),
    )
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
    .replaceAll('\r\n', '\n');

const decodedSubject = (subject = '') =>
  subject
    .replaceAll(/=\?UTF-8\?B\?(.*?)\?=\s*/g, (_, text: string) =>
      Buffer.from(text, 'base64').toString(),
    )
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=\s*/g, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replaceAll('=', '%')),
    );

const canaria = { ...request, name: 'Canaria <b>Goldfinch', mobile: '+60 19-876 5432' };

test.each([
  ['ar', 'ar', '/ar', 'Website enrolment: HSK', 6],
  ['of a later release', 'en', '', 'Buy http://x.example', undefined],
] as const)(
  'the emails about a request from a page in the language %s are in %s, and contain nothing that a person wrote',
  async (stored, language, path, message, course) => {
    const { office, server, channel, reply } = await open();
    const reference = await office.enrol({ ...canaria, message }, stored);
    office.deliver(channel);
    await expect.poll(office.pending).toBe(0);
    await reply(reference, offer);
    await expect.poll(() => server.mails.length).toBe(2);
    const { applicantMail, replyMail, replies } = applicantMails[language];
    const { lang, direction } = siteLanguages[language];
    const url = `${origin}${path}/YourRequests`;
    const urlOfReply = `${url}#${reference}`;
    const status = replies.states['place-offered'].title;
    const expected = [
      {
        link: url,
        subject: applicantMail.subject,
        texts: applicantMail.paragraphs(reference, course, url),
      },
      {
        link: urlOfReply,
        subject: replyMail.subject,
        texts: replyMail.paragraphs(reference, status, urlOfReply),
      },
    ];
    for (const [index, { link, subject, texts }] of expected.entries()) {
      const { to, headers, raw } = server.mails[index]!;
      expect(to).toEqual([email]);
      expect(Object.fromEntries(headers)).toMatchObject({
        from: 'Jambatan Language Academy <website@jambatan.example>',
        'reply-to': academy.email,
        'auto-submitted': 'auto-generated',
      });
      expect(decodedSubject(headers.get('subject'))).toBe(subject(reference));
      const html = `<html lang="${lang}" dir="${direction}">`;
      for (const part of [html, `<a href="${link}">`, ...texts])
        expect(decoded(raw)).toContain(part);
      expect(decoded(raw)).not.toMatch(/secret|private|Canaria|Goldfinch|876 ?5432|x\.example/);
    }
  },
);

describe('the email about a reply', () => {
  test('has the link of a certificate, so that a lost phone loses nothing', async () => {
    const { office, server, channel } = await open();
    const reference = await storeEnrolled(office.store);
    const authority = new CertificateAuthority(office.store.certificates, newFolder());
    authority.keys.create(2026);
    const issued = await authority.issue({ ...given, reference }, 'Siti');
    if (issued.kind !== 'issued') throw new Error(issued.kind);
    office.deliver(channel);
    await expect.poll(() => server.mails.length).toBe(2);
    const mail = server.mails.map(({ raw }) => decoded(raw)).find((text) => text.includes('/c#'));
    const link = `${origin}/c#${issued.sealed}`;
    expect(mail).toContain(applicantMails.en.replyMail.certificate(link));
    expect(mail).toContain(`<a href="${link}">`);
  });

  test('is sent once per reply, not for a note, and after a withdrawal too, unlike a confirmation', async () => {
    const { office, server, channel, reply } = await open();
    const reference = await office.enrol(request);
    await reply(reference, { version: 0, state: 'received', sentence: '', note: 'Called twice.' });
    await reply(reference, { ...offer, version: 1 });
    await reply(reference, { ...offer, version: 1 });
    await office.store.database.run(
      'UPDATE enrolments SET withdrawn_at = received_at, version = 3',
    );
    // Nothing was sent in the meantime, so the later reply takes the earlier one's place.
    await reply(reference, { ...offer, version: 3, state: 'closed' });
    office.deliver(channel);
    await expect.poll(office.pending).toBe(0);
    const ids = server.mails.map(({ headers }) => headers.get('message-id'));
    expect(ids).toEqual([`<${reference}-4.applicant@jambatan.example>`]);
  });
});

test('an email is sent again if the mail server refuses all recipients; if the mailbox does not exist, the office sees that until the address is corrected', async () => {
  let refusal: string | undefined = '5.7.1 Relay access denied';
  const { office, server, channel } = await open(() => refusal);
  const reference = await office.enrol(request);
  office.deliver(channel);
  await expect.poll(office.reasons).toEqual(['EENVELOPE 550']);
  expect(office.pending()).toBe(1);
  refusal = '5.1.1 No such mailbox';
  await expect.poll(office.pending).toBe(0);
  expect(await office.store.office.history(reference)).toMatchObject([
    { kind: 'not-mailed', mail: 'confirmation', why: 'no-mailbox' },
  ]);
  refusal = undefined;
  const corrected = { ...request, email: 'right@example.org' };
  await office.store.office.correct(reference, { version: 0, request: corrected }, 'Sample Siti');
  await expect.poll(() => server.mails.map(({ to }) => to)).toEqual([['right@example.org']]);
  expect(JSON.stringify(office.lines)).not.toMatch(/example|127\.0/);
});

test('the third confirmation of a day says that it is the last, and the office sees that the fourth was not sent', async () => {
  const { office, server, channel } = await open();
  const references: Reference[] = [];
  for (let count = 0; count < 4; count += 1) references.push(await office.enrol(request));
  office.deliver(channel);
  await expect.poll(office.pending).toBe(0);
  const saysSo = server.mails.map(({ raw }) => decoded(raw).includes('the last confirmation'));
  expect(saysSo).toEqual([false, false, true]);
  const histories = await Promise.all(references.map((each) => office.store.office.history(each)));
  const [notMailed, ...others] = histories.toReversed();
  expect(others.flat()).toEqual([]);
  expect(notMailed).toMatchObject([{ kind: 'not-mailed', mail: 'confirmation', why: 'limit' }]);
});

describe.each(databases)('rate limits on $kind', (database) => {
  openForEachTest(database, ['webhook', 'applicant']);

  test('a mailbox gets at most three emails a day, even if its address is written in different ways', async () => {
    const addresses = {
      'Sample+a@example.org': 'gets one',
      'sample+b@example.org': 'gets one',
      'sample@example.org': 'gets one',
      'sample+c@example.org': 'none',
      'sam.ple@example.org': 'gets one',
      'sam.ple@gmail.com': 'gets one',
      's.ample+x@gmail.com': 'gets one',
      'sample@gmail.com': 'gets one',
      'samp.le@gmail.com': 'none',
    };
    for (const address of Object.keys(addresses)) {
      await store.accept(submission({ ...request, email: address }, newKey()));
    }
    const mailed = new Set<unknown>();
    for (let claimed; (claimed = await store.notices.claim('applicant', 60_000));)
      mailed.add(claimed.applicant);
    const expected = Object.entries(addresses).filter(([, mail]) => mail !== 'none');
    expect(mailed).toEqual(new Set(expected.map(([address]) => address)));
  });

  test('an address gets at most three emails a day across all requests', async () => {
    const mailed = async () => {
      const rows = await store.database.run<Row>(
        `SELECT lower(email) AS email FROM office_notices
          JOIN enrolments ON enrolments.id = enrolment WHERE channel = 'applicant'
          ORDER BY enrolment`,
      );
      return rows.map((row) => row.email);
    };
    const enrol = (changes: Partial<typeof request> = {}, ...keys: string[]) =>
      store.accept(submission({ ...request, ...changes }, ...(keys as [string?, ...string[]])));

    // Changing a request's address afterwards frees no slot. The new address gets the email instead.
    const key = newKey();
    await enrol({}, key);
    await enrol({ email: 'other@example.org' } as object, newKey(), key);
    expect(await mailed()).toEqual(['other@example.org']);
    await Promise.all(
      [email, email.toUpperCase(), email, email].map((each) => enrol({ email: each } as object)),
    );
    expect(await mailed()).toEqual(['other@example.org', email, email]);
    await enrol({ email: 'other@example.org' } as object);
    expect(await mailed()).toHaveLength(4);
    expect(
      await store.database.run("SELECT id FROM office_notices WHERE channel = 'webhook'"),
    ).toHaveLength(7);

    // An email counts for a day.
    await store.database.run("UPDATE applicant_mails SET at = '2026-01-01T00:00:00.000Z'");
    await enrol();
    expect(await mailed()).toHaveLength(5);
    await store.database.run('DELETE FROM enrolments');
    expect(await store.database.run('SELECT * FROM applicant_mails')).toEqual([]);
  });
});
