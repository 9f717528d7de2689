import { describe, expect, onTestFinished, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { enrolment as words } from '#words/enrolment';
import { siteLanguages } from '../../src/content/languages';
import { applicantMailChannel, applicantMails } from '../../src/server/office/applicant-mail';
import type { EnrolmentStore } from '../../src/server/store/enrolment-store';
import { openOffice, startMailServer } from './support/office';
import { decoded, decodedSubject } from './support/mail-text';
import { enrolment, newKey, post, submission } from './support/requests';
import { startServer } from './support/start-server';
import { databases, openForEachTest, type TestDatabase } from './support/stores';

const eventually = { timeout: 20_000 };
const origin = 'https://www.jambatan.example';
const email = 'sample.student@example.org';
const request = { ...enrolment, lang: 'Mandarin', per: '3', email } as const;

async function openWithServer(refusal?: () => string | undefined) {
  const office = await openOffice('applicant');
  const server = await startMailServer(refusal);
  onTestFinished(office.close);
  const sender = { smtpUrl: `smtp://127.0.0.1:${server.port}`, from: 'website@jambatan.example' };
  return { office, server, channel: applicantMailChannel(sender, origin) };
}

describe('the email to the applicant', () => {
  test('contains the reference, the course and the next steps, but nothing that the visitor typed', async () => {
    const { office, server, channel } = await openWithServer();
    const reference = await office.enrol({
      ...request,
      name: 'Canaria <b>Goldfinch',
      mobile: '+60 19-876 5432',
      message: 'Buy http://x.example',
    });
    const known = await office.enrol(request);
    office.deliver(channel);
    await expect.poll(() => server.mails.length, eventually).toBe(2);
    await expect.poll(office.pending, eventually).toBe(0);
    const [foreign, own] = server.mails;
    expect(own?.to).toEqual([email]);
    expect(Object.fromEntries(own?.headers ?? [])).toMatchObject({
      from: 'Jambatan Language Academy <website@jambatan.example>',
      'reply-to': academy.email,
      subject: `We have received your enrolment request (${known})`,
      'message-id': `<${known}.applicant@jambatan.example>`,
      'auto-submitted': 'auto-generated',
    });
    const text = decoded(own?.raw ?? '');
    for (const part of [
      ' for the course ‘HSK (Mandarin)’ with this email address.',
      ...words.sent.next,
      academy.phone,
    ])
      expect(text).toContain(part);
    expect(decoded(foreign?.raw ?? '')).toContain(`Your reference: ${reference}`);
    expect(decoded(foreign?.raw ?? '')).not.toMatch(/Canaria|876|x\.example|the course/);
  });

  test('is not sent once the applicant has withdrawn the request', async () => {
    const { office, server, channel } = await openWithServer();
    const reference = await office.enrol(request);
    const text = 'UPDATE enrolments SET withdrawn_at = received_at WHERE reference = ?';
    await office.store.database.run(text, [reference]);
    office.deliver(channel);
    await expect.poll(office.pending, eventually).toBe(0);
    expect(server.mails).toEqual([]);
  });

  test.each([
    ['ar', 'ar', 'rtl', '/ar'],
    ['zh', 'zh', 'ltr', '/zh'],
    ['of a later release', 'en', 'ltr', ''],
  ] as const)(
    'for a page in the language %s is in %s',
    async (stored, language, direction, path) => {
      const { office, server, channel } = await openWithServer();
      const url = `${origin}${path}/YourRequests`;
      const reference = await office.enrol(request, stored);
      office.deliver(channel);
      await expect.poll(office.pending, eventually).toBe(0);
      const [mail] = server.mails;
      const { subject, paragraphs } = applicantMails[language].applicantMail;
      expect(decodedSubject(mail?.headers.get('subject'))).toBe(subject(reference));
      const html = `<html lang="${siteLanguages[language].lang}" dir="${direction}">`;
      for (const part of [html, `<a href="${url}">`, ...paragraphs(reference, 6, url)])
        expect(decoded(mail?.raw ?? '')).toContain(part);
    },
  );

  test('is retried if the mail server refuses all recipients, but dropped if the mailbox does not exist', async () => {
    let refusal = '5.7.1 Relay access denied';
    const { office, server, channel } = await openWithServer(() => refusal);
    await office.enrol(request);
    office.deliver(channel);
    await expect.poll(office.reasons, eventually).toEqual(['EENVELOPE 550']);
    expect(office.pending()).toBe(1);
    refusal = '5.1.1 No such mailbox';
    await expect.poll(office.pending, eventually).toBe(0);
    expect(server.mails).toEqual([]);
    expect(JSON.stringify(office.lines)).not.toMatch(/example|127\.0/);
  });
});

describe.each(databases)('rate limits on $kind', ({ make }) => {
  let database: TestDatabase;
  let store: EnrolmentStore;

  openForEachTest(make, ['webhook', 'applicant'], (opened) => {
    ({ database, store } = opened);
  });

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
      const rows = await database.run(
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
      await database.run("SELECT id FROM office_notices WHERE channel = 'webhook'"),
    ).toHaveLength(7);

    // An email counts for a day.
    await database.run("UPDATE applicant_mails SET at = '2026-01-01T00:00:00.000Z'");
    await enrol();
    expect(await mailed()).toHaveLength(5);
    await database.run('DELETE FROM enrolments');
    expect(await database.run('SELECT * FROM applicant_mails')).toEqual([]);
  });
});

test('if MAIL_APPLICANTS is on, the server sends the applicant one email per request, and the office one per change', async () => {
  const office = 'office@jambatan.example';
  const mailServer = await startMailServer();
  const server = await startServer({
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
      MAIL_FROM: 'website@jambatan.example',
      MAIL_TO: office,
      MAIL_APPLICANTS: 'on',
    },
  });
  onTestFinished(() => server.kill());
  const key = newKey();
  const { body } = await post(server.url, request, { key });
  await post(server.url, request, { key });
  await post(server.url, { ...request, per: '6' }, { key: newKey(), headers: { Replaces: key } });
  const sentTo = () => mailServer.mails.flatMap(({ to }) => to).toSorted();
  await expect.poll(sentTo, eventually).toEqual([office, office, email]);
  expect(server.logs()).not.toContain(email);
  expect(await server.stop()).toBe(0);
  expect(sentTo()).toHaveLength(3);
  const subjects = mailServer.mails.map(({ headers }) => headers.get('subject'));
  expect(subjects).toContain(`We have received your enrolment request (${body.reference})`);
});
