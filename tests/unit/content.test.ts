import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { academy } from '../../src/content/academy';
import { prescribedArabic } from '../../src/content/prescribed-arabic';
import { languages, courseIds } from '../../src/content/course-ids';
import { coursePage } from '#words/course-page';
import { fullTitles } from '#words/course-titles';
import { help } from '#words/help';
import { readyReplies } from '../../src/site/words-by-language';
import { courseHead, enrolmentHead, pageHead } from '#words/pages';
import { team } from '#words/team';
import { testimonials } from '#words/testimonials';
import { changeRequestSchema } from '../../src/office/contract';
import { parseCourseId } from '../../src/site/addresses';
import { courses, coursesInLanguage } from '../../src/site/courses';

describe("section 2: the academy's content", () => {
  test('testimonials, team and educators are marked as samples', () => {
    for (const note of [testimonials.note, team.note, coursePage.educatorNote]) {
      expect(note).toMatch(/sample/i);
    }
  });

  test('the label and the congratulation for the enrolled state are in Arabic', () => {
    const { label, congratulation } = prescribedArabic.enrolled;
    for (const text of [label, congratulation]) {
      expect(text).toMatch(/^[\p{Script=Arabic}\p{M}\p{P}\s]+$/u);
    }
  });

  test('the hint for the certificate search contains an existing certificate number', () => {
    expect(help.certificate.hint).toContain(academy.certificateNumber);
  });
});

describe('the office’s ready-made replies', () => {
  const sentences = Object.entries(readyReplies).flatMap(([language, replies]) =>
    Object.values(replies).flatMap((list) => list.map((sentence) => ({ language, sentence }))),
  );

  test('can be sent in every language', () => {
    const { sentence: schema } = changeRequestSchema.shape;
    for (const { language, sentence } of sentences) {
      expect(schema.safeParse(sentence).data, `${language}: ${sentence}`).toBe(sentence);
    }
  });

  test('are all different, so that the server can find the translations of each', () => {
    expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(sentences.length);
  });
});

test('only the server and the office page have the words of all languages', () => {
  const importers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => readFileSync(`src/${file}`, 'utf8').includes("/words-by-language'"));
  expect(new Set(importers.map((file) => file.split('/')[0]))).toEqual(
    new Set(['office', 'server']),
  );
});

describe('titles and descriptions for search engines', () => {
  const heads = [
    ...Object.entries(pageHead).map(([page, head]) => ({ page, ...head })),
    ...courses.map((course) => ({ page: `details of course ${course.id}`, ...courseHead(course) })),
    ...courses.map((course) => ({ page: `enrolment ${course.id}`, ...enrolmentHead(course) })),
  ];

  test('are short enough and unique', () => {
    expect(heads).toHaveLength(28);
    for (const { page, title, description } of heads) {
      expect(title.length, page).toBeGreaterThan(10);
      expect(title.length, page).toBeLessThanOrEqual(60);
      expect(description.length, page).toBeGreaterThan(50);
      expect(description.length, page).toBeLessThanOrEqual(155);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});

describe('section 3: courses', () => {
  test('the ten courses are ordered by id', () => {
    expect(courses.map(({ id }) => id)).toEqual(courseIds);
    expect(courses.map(({ title }) => title)).toEqual([
      'English For Kids',
      'Academic English',
      'Professional Business English',
      'VIP English Course',
      'Summer/Winter Camp',
      'HSK',
      'YCT',
      'Professional Business Mandarin (BCT)',
      'VIP Mandarin Course',
      'Summer/Winter Camp',
    ]);
    expect(new Set(Object.values(fullTitles)).size).toBe(10);
    for (const { id, title } of courses) expect(fullTitles[id]).toContain(title);
  });

  test.each(languages)('five courses teach %s, with unique titles and teasers', (language) => {
    const group = coursesInLanguage(language);
    expect(group.map(({ id }) => id < 6)).toEqual(Array(5).fill(language === 'English'));
    expect(new Set(group.map(({ title }) => title)).size).toBe(5);
    expect(new Set(group.map(({ description }) => description)).size).toBe(5);
  });

  test.each(courses)('course $id is complete', (course) => {
    expect(course.description).toMatch(/[^.]\.\.$/);
    for (const text of [course.imageAlt, course.span1, course.span2]) expect(text).not.toBe('');
    expect(course.details).toHaveLength(3);
    expect(course.highlights).toHaveLength(4);
  });

  test('a course id is a number from 1 to 10 in plain decimal notation', () => {
    for (const text of ['1', '5', '10']) expect(parseCourseId(text)).toBe(Number(text));
    for (const text of ['', '0', '11', 'abc', '1e0', '01', '+1', ' 1', '1.0', '١', undefined]) {
      expect(parseCourseId(text), text).toBeUndefined();
    }
  });
});
