import { beforeAll, describe, expect, test } from 'vitest';
import { readyReplies } from '../../src/site/words-by-language';
import { officePage } from '../../src/content/office-page';
import { requestCode } from '../../src/enrolment/core/request-code';
import { call } from './support/http';
import { type OfficePage, signedIn, startOffice } from './support/office-page';
import { enrolment, newKey, post } from './support/requests';
import { startSite } from './support/start-app';

let office: Awaited<ReturnType<typeof startOffice>>;
let page: OfficePage;

beforeAll(async () => {
  office = await startOffice();
  ({ page } = office);
  return office.stop;
});

async function enrol(changes: Partial<typeof enrolment> = {}, language = '') {
  const key = newKey();
  const headers = { 'Content-Language': language };
  const { body } = await post(office.url, { ...enrolment, ...changes }, { key, headers });
  return { key, reference: body.reference as string };
}

const change = { version: 0, state: 'contacted', sentence: ' We call you. ', note: '' };

/** Calls the API as the student's device would. */
const device = (method: string, path: string, key?: string) =>
  call(`${office.url}/api/notifications/${path}`, {
    method,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });

describe('the list', () => {
  test('has 50 entries per page and a cursor for the next page, and applies filters from the query string', async () => {
    for (let i = 0; i < 51; i++) await enrol({ name: `Paged ${i}`, email: `p${i}@example.org` });
    const list = async (query: string) => (await page.get(`enrolments?${query}`)).body;
    const first = await list('search=paged');
    expect(first.entries).toHaveLength(50);
    const second = await list(`search=paged&after=${first.next}`);
    expect(second).toMatchObject({ entries: [{ name: 'Paged 0', state: 'received' }], next: null });
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    const filters = `state=received&language=Mandarin&course=6&order=unanswered`;
    const ofToday = await list(`search=paged 33&from=${today}&to=${today}&${filters}`);
    expect(ofToday.entries).toMatchObject([{ name: 'Paged 33' }]);
    const others = ['state=closed', 'language=English', 'course=7', 'to=2026-01-01'];
    for (const filter of others) {
      expect((await list(`search=paged&${filter}`)).entries, filter).toEqual([]);
    }
  });

  test('rejects an invalid query with a 400', async () => {
    const invalid = ['state=x', 'from=1.1.2026', 'from=0001-01-01', 'after=x', 'search=%00', 'a=b'];
    for (const query of [...invalid, 'search=a&search=b'])
      expect((await page.get(`enrolments?${query}`)).status, query).toBe(400);
  });

  test('can be exported as CSV, with only the filtered rows and no cell that starts a formula', async () => {
    const { reference, key } = await enrol({ name: '=1+1 Canary' }, 'ar');
    await page.send('PATCH', `enrolments/${reference}`, { ...change, sentence: '+ Call us' });
    const { status, headers, body } = await page.get('enrolments.csv?search=canary');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="enrolments.csv"');
    const [heading, row, ...more] = body.trim().split('\r\n');
    expect(more).toEqual([]);
    expect(heading).toBe(Object.values(officePage.csv).join(','));
    expect(row).toMatch(
      new RegExp(
        `^${reference},'?${requestCode(key)},20..-..-.. ..:..,Contacted,,HSK \\(Mandarin\\),'=1\\+1 Canary,'\\+60 `,
      ),
    );
    expect(row).toMatch(/,'\+ Call us,,العربية$/);
  });
});

describe('one request', () => {
  test('is returned with all its data and its history, and rejects an outdated change or correction', async () => {
    const { reference } = await enrol({}, 'zh');
    const path = `enrolments/${reference.toLowerCase()}`;
    const before = (await page.get(path)).body;
    const links = { call: 'tel:+60123456789', whatsapp: 'https://wa.me/60123456789' };
    const sent = { reference, ...enrolment, ...links, pageLanguage: 'zh' };
    expect(before).toMatchObject({ ...sent, state: 'received', history: [] });

    const { page: tans } = await signedIn(office, 'Sample Tan');
    const changed = await page.send('PATCH', path, change);
    expect(changed).toMatchObject({
      status: 200,
      body: { state: 'contacted', sentence: 'We call you.', version: 1 },
    });
    const late = await tans.send('PATCH', path, { ...change, state: 'closed' });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', present: changed.body } });
    expect(
      (await tans.send('PATCH', path, { ...change, version: 1, state: 'closed' })).status,
    ).toBe(200);

    const correct = (by: OfficePage, name: string) =>
      by.send('PATCH', `${path}/request`, { version: 2, request: { ...enrolment, name } });
    expect(await correct(page, 'First Correction')).toMatchObject({
      status: 200,
      body: { name: 'First Correction', version: 3, repliesByMail: false },
    });
    expect(await correct(tans, 'Second Correction')).toMatchObject({
      status: 409,
      body: { code: 'conflict', present: { name: 'First Correction' } },
    });
    expect((await page.get(path)).body.history).toMatchObject([
      { kind: 'changed', by: 'Sample Siti', changes: { state: 'contacted' } },
      { kind: 'changed', by: 'Sample Tan', changes: { state: 'closed' } },
      {
        kind: 'corrected',
        by: 'Sample Siti',
        changes: { name: [enrolment.name, 'First Correction'] },
      },
    ]);
    const found = await page.get('enrolments?search=correction first');
    expect(found.body.entries).toMatchObject([{ reference }]);
  });

  test('rejects a change with an invalid or unknown field', async () => {
    const { reference } = await enrol();
    for (const wrong of [
      { state: 'accepted' },
      { sentence: 'x'.repeat(301) },
      { note: '\0' },
      { sentence: 'Two\nlines' },
      { name: 'x' },
    ]) {
      const answer = await page.send('PATCH', `enrolments/${reference}`, { ...change, ...wrong });
      expect(answer.status, JSON.stringify(wrong)).toBe(400);
    }
  });

  test('names the invalid fields of a correction', async () => {
    const { reference } = await enrol();
    const wrong = { ...enrolment, email: 'nobody', mobile: ' ' };
    const correction = { version: 0, request: wrong };
    expect(await page.send('PATCH', `enrolments/${reference}/request`, correction)).toMatchObject({
      status: 400,
      body: {
        fields: [
          { field: 'mobile', problem: 'required' },
          { field: 'email', problem: 'not-an-email' },
        ],
      },
    });
  });

  test('is marked as unread when it was changed, until it is read', async () => {
    const { key, reference } = await enrol();
    const headers = { Replaces: key };
    await post(office.url, { ...enrolment, per: '6' }, { key: newKey(), headers });
    expect((await page.get('enrolments?only=unread')).body).toMatchObject({
      entries: [{ reference, unread: true }],
    });
    expect((await page.post(`enrolments/${reference}/read`, { version: 1 })).status).toBe(204);
    expect((await page.get(`enrolments/${reference}`)).body.unread).toBe(false);
  });

  test('returns a 404 once it is deleted', async () => {
    const { reference } = await enrol();
    const path = `enrolments/${reference}`;
    expect((await page.send('DELETE', path)).status).toBe(204);
    for (const [method, address, body] of [
      ['GET', path],
      ['DELETE', path],
      ['PATCH', path, change],
      ['PATCH', `${path}/request`, { version: 0, request: enrolment }],
    ] as const) {
      const answer = await page.send(method, address, body);
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });
});

describe('a student’s device', () => {
  test('can read the status of its request and withdraw the request', async () => {
    const { reference, key } = await enrol();
    await page.send('PATCH', `enrolments/${reference}`, { ...change, note: 'Canary note' });
    const { status, headers, body } = await device('GET', 'state', key);
    expect([status, headers.get('cache-control'), headers.get('set-cookie')]).toEqual([
      200,
      'no-store',
      null,
    ]);
    // No personal data.
    expect(body).toEqual({
      state: 'contacted',
      sentence: 'We call you.',
      changedAt: expect.any(String),
      version: 1,
      request: { courseId: 6, per: enrolment.per, hours: enrolment.hours },
      withdrawnAt: null,
    });

    const withdrawn = await device('POST', 'withdrawal', key);
    expect(withdrawn).toMatchObject({ status: 200, body: { withdrawnAt: expect.any(String) } });
    expect((await device('POST', 'withdrawal', key)).body).toEqual(withdrawn.body);
    expect((await device('GET', 'state', key)).body).toMatchObject(withdrawn.body);
    const { body: seen } = await page.get(`enrolments/${reference}`);
    expect(seen).toMatchObject({ ...withdrawn.body, history: [{}, { kind: 'withdrawn' }] });
  });

  test('gets a ready-made reply in all languages, in whichever of them the office chose it', async () => {
    const { reference, key } = await enrol();
    const sentences = Object.entries(readyReplies).map(([language, replies]) => [
      language,
      replies.closed[1],
    ]);
    for (const [version, [, sentence]] of sentences.entries()) {
      await page.send('PATCH', `enrolments/${reference}`, { ...change, version, sentence });
      const { body } = await device('GET', 'state', key);
      expect(body).toMatchObject({ sentence, translations: Object.fromEntries(sentences) });
    }
  });

  test('gets a 400 for a missing or malformed key, and a 404 for an unknown one', async () => {
    for (const [method, path] of [
      ['GET', 'state'],
      ['POST', 'withdrawal'],
    ] as const) {
      const answers = [
        device(method, path),
        device(method, path, 'x'),
        device(method, path, newKey()),
      ];
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([400, 400, 404]);
    }
  });
});

test('the office page can be opened without signing in, but must not be indexed or cached', async () => {
  const site = await startSite();
  expect((await site.ask('/office')).status).toBe(404);
  site.write('office.html', '<!doctype html><title>Office</title>');
  site.write('index.html', 'a new release');
  for (const path of ['/office', '/office/JLA-2222-2222', '/office?state=received']) {
    const { status, headers, body } = await site.ask(path);
    expect([status, String(body).includes('<title>Office'), headers['x-robots-tag']]).toEqual([
      200,
      true,
      'noindex',
    ]);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    // Otherwise, the back-forward cache would keep the page with its data, and 'Back' would show
    // the data even after the staff member has signed out.
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await site.ask('/office.html')).status).toBe(404);
  await site.stop();
});
