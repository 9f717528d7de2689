import { describe, expect, test, vi } from 'vitest';
import { callApi } from '../../src/office/api';
import {
  changeRequestSchema,
  type EnrolmentDetail,
  listQuerySchema,
  maximumSentence,
  toLines,
  toOneLine,
} from '../../src/office/contract';
import { describeChanges } from '../../src/office/history';
import { prefill } from '../../src/office/prefill';
import { readFilters } from '../../src/office/list-address';
import { courseLanguages, type CourseId } from '../../src/content/course-ids';
import { toRequestMessage } from '../../src/site/requested-course';
import { readyReplies } from '../../src/site/words-by-language';
import {
  meanings,
  readyRepliesFor,
  withReadyReply,
  type ReplyDraft,
  rebase,
} from '../../src/office/reply';
import { mailtoUrl } from '../../src/office/texts';

test('concurrent changes by somebody else are kept unless the same field was also changed on this page', () => {
  const base: ReplyDraft = { state: 'received', sentence: '', note: '' };
  const mine: ReplyDraft = { ...base, sentence: 'Mine.' };
  const present: ReplyDraft = { state: 'contacted', sentence: 'Theirs.', note: 'Theirs.' };
  expect(rebase(mine, base, present)).toEqual({ ...present, sentence: 'Mine.' });
  expect(rebase({ ...mine, note: ' \n' }, base, present).note).toBe('Theirs.');
  const saved = { ...base, sentence: 'Saved.' };
  expect(rebase({ ...mine, sentence: 'Saved. ' }, base, saved).sentence).toBe('Saved. ');
});

test('the email to the student has the reference and the course, and the address cannot add header fields', () => {
  const email = "o'neil?bcc=other&x@example.org";
  const request = { reference: 'JLA-7K3M-Q2XW', name: 'Sample & Learner', email };
  const course = { lang: 'Mandarin', message: 'Website enrolment: Summer/Winter Camp' };
  const { pathname, searchParams } = new URL(
    mailtoUrl({ ...request, ...course } as EnrolmentDetail),
  );
  expect(decodeURIComponent(pathname)).toBe(email);
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toContain('JLA-7K3M-Q2XW: Mandarin Summer/Winter Camp');
  expect(searchParams.get('body')).toContain('for Sample & Learner (');
});

test("a correction's history reads 'VIP hours: ‘10’ instead of ‘None stated’' and '1 Month', not bare numbers", () => {
  const request = { lang: 'English', message: toRequestMessage(1) } as EnrolmentDetail;
  expect(describeChanges({ per: ['3', '1'], hours: [0, 10] }, request)).toEqual([
    'Course length: ‘1 Month’ instead of ‘3 Months’',
    'VIP hours: ‘10’ instead of ‘None stated’',
  ]);
});

describe('the ready-made replies', () => {
  test('can be sent in every language, and are all different, so that the server finds their translations', () => {
    const sentences = Object.values(readyReplies).flatMap((byState) =>
      Object.values(byState).flat(),
    );
    const { sentence: schema } = changeRequestSchema.shape;
    for (const sentence of sentences) expect(schema.safeParse(sentence).data).toBe(sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('in the language of the request come first, with their meaning, and then those in English', () => {
    const [english, chinese] = [readyReplies.en.enrolled, readyReplies.zh.enrolled];
    const inEnglish = english.map((text) => ({ text, language: 'en', english: undefined }));
    expect(readyRepliesFor('enrolled', 'zh')).toEqual([
      ...chinese.map((text, i) => ({ text, language: 'zh', english: english[i] })),
      ...inEnglish,
    ]);
    for (const language of ['en', null, 'th']) {
      expect(readyRepliesFor('enrolled', language)).toEqual(inEnglish);
    }
    expect(meanings.get(chinese[1])).toBe(english[1]);
  });

  test('are added to typed text, replace each other and are never cut', () => {
    const [first, second] = readyReplies.en.enrolled;
    expect(withReadyReply(' ', '', first)).toBe(first);
    expect(withReadyReply('Saved.', 'Saved.', first)).toBe(first);
    expect(withReadyReply('Typed. ', 'Saved.', first)).toBe(`Typed. ${first}`);
    expect(withReadyReply(first, '', second)).toBe(second);
    expect(withReadyReply(`Typed. ${first}`, '', second)).toBe(`Typed. ${second}`);
    const longest = 'x'.repeat(maximumSentence - first.length - 1);
    expect(withReadyReply(longest, '', first)).toBe(`${longest} ${first}`);
    expect(withReadyReply(`${longest}x`, '', first)).toBeUndefined();
  });
});

test('invalid filters in the list’s address are ignored', () => {
  const address = new URLSearchParams('state=lost&course=11&from=tomorrow&to=2026-11-30&other=1');
  expect(readFilters(address)).toEqual({ to: '2026-11-30' });
});

test('pasted control characters become spaces, so that the server accepts the texts', () => {
  const pasted = 'One\u000Btwo\u000Cthree\u0085four\u2028five\tsix\r\nseven';
  const note = toLines(pasted);
  const line = toOneLine(pasted);
  expect(note).toBe('One two three four\u2028five\tsix\r\nseven');
  expect(line).toBe('One two three four five six seven');
  expect(listQuerySchema.safeParse({ search: line }).success).toBe(true);
  const change = { version: 0, state: 'received', sentence: line, note };
  expect(changeRequestSchema.safeParse(change).success).toBe(true);
});

test('a proxy’s error page counts as a busy server, and a sign-in page as no response', async () => {
  const respond = (status: number) => {
    vi.stubGlobal('fetch', async () => new Response('<html>', { status }));
    return callApi('GET', 'enrolments');
  };
  expect(await respond(502)).toEqual({ ok: false, failure: { kind: 'busy' } });
  expect(await respond(200)).toEqual({ ok: false, failure: { kind: 'no-answer' } });
});

test.each<[string, CourseId, number, { days: number; hours: number | undefined }]>([
  ['a group course with VIP hours', 1, 10, { days: 84, hours: 46 }],
  ['a one-to-one course', 4, 20, { days: 84, hours: 20 }],
  ['a camp, booked for one week at least', 5, 0, { days: 7, hours: 15 }],
])('a certificate is filled in with the days and hours of %s', (_, id, hours, expected) => {
  const request = { name: 'Sample Tan', lang: courseLanguages[id], message: toRequestMessage(id) };
  const { from, to, hours: filled } = prefill({ ...request, per: '3', hours });
  const days = (Date.parse(to ?? '') - Date.parse(from ?? '')) / 86_400_000;
  expect({ days, hours: filled }).toEqual(expected);
});
