import { describe, expect, test } from 'vitest';
import { languages, titleWithLanguage } from '../../src/content/course';
import { courseIds, parseCourseId } from '../../src/content/course-ids';
import { courseById, courses, coursesOf } from '../../src/content/courses';
import { help } from '../../src/content/help';

describe('section 3: courses', () => {
  test.each([
    [1, 'English For Kids', 'Flexibility in timing', '7 14 years'],
    [2, 'Academic English', 'IELTS', 'TOEFL'],
    [3, 'Professional Business English', 'Flexibility in timing', '4-Skills'],
    [4, 'VIP English Course', 'Choose your hours', 'One to One Teaching'],
    [5, 'Summer/Winter Camp', 'Flexibility in timing', 'Choose your Time'],
  ] as const)('section 3: course %i is “%s”, with its tags', (id, title, span1, span2) => {
    expect(courseById(id)).toMatchObject({ title, span1, span2 });
  });

  test.each([
    [6, 'HSK'],
    [7, 'YCT'],
    [8, 'Professional Business Mandarin (BCT)'],
    [9, 'VIP Mandarin Course'],
    [10, 'Summer/Winter Camp'],
  ] as const)('section 3: course %i is “%s”', (id, title) => {
    expect(courseById(id).title).toBe(title);
  });

  test.each(courses)('section 3: course $id is complete', (course) => {
    expect(course.description).toMatch(/[^.]\.\.$/);
    expect(course.image).toBe(`${course.id}.svg`);
    expect(course.imageAlt).not.toBe('');
    expect(course.span1).not.toBe('');
    expect(course.span2).not.toBe('');
    expect(course.overview.split(/\s+/).length).toBeGreaterThanOrEqual(60);
    expect(course.overview.split(/\s+/).length).toBeLessThanOrEqual(90);
    expect(course.details.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(course.highlights.map(({ id }) => id)).toEqual(['01', '02', '03', '04']);
    expect(course.educator.image).toBe(`educator-${course.id}.svg`);
  });

  test.each(languages)('section 3: no two %s courses share a title or a teaser', (language) => {
    const group = coursesOf(language);
    expect(new Set(group.map(({ title }) => title)).size).toBe(group.length);
    expect(new Set(group.map(({ description }) => description)).size).toBe(group.length);
  });
});

describe('section 3: titles with their language', () => {
  test.each([
    [1, 'English For Kids'],
    [5, 'English Summer/Winter Camp'],
    [6, 'Mandarin HSK'],
    [10, 'Mandarin Summer/Winter Camp'],
  ] as const)('section 3: course %i is told apart as “%s”', (id, title) => {
    expect(titleWithLanguage(courseById(id))).toBe(title);
  });
});

describe('section 9: business constants', () => {
  test('section 9: there are ten courses, ids 1 to 10', () => {
    expect(courses.map(({ id }) => id)).toEqual(courseIds);
  });

  test.each(courses)('section 9: course $id is $language, as its id says', (course) => {
    expect(course.language).toBe(course.id < 6 ? 'English' : 'Mandarin');
    expect(coursesOf(course.language)).toContain(course);
  });

  test.each(languages)('section 9: five courses are %s', (language) => {
    expect(coursesOf(language)).toHaveLength(5);
  });

  test.each([
    ['English For Kids is for ages 7–14', courseById(1), '7–14'],
    ['HSK has levels 1–6', courseById(6), 'HSK levels 1–6'],
    ['HSK has HSKK', courseById(6), 'plus HSKK'],
    ['BCT has levels A and B', courseById(8), 'BCT levels A and B'],
  ])('section 9: %s', (_fact, course, words) => {
    expect(course.levelsOffered).toContain(words);
  });

  test.each(courses)(
    'section 9: the educator of course $id has over 8 years of experience',
    (course) => {
      expect(course.educator.bio).toContain('over 8 years');
    },
  );

  test.each([
    ['a student visa from 6 months on', 'for 6 months or more need a student visa'],
    ['a student’s passport valid for 1 year', 'must be valid for at least 1 year'],
    ['a visitor’s passport valid for 6 months', 'a passport that is valid for at least 6 months'],
    ['the arrival card', 'Malaysia Digital Arrival Card'],
    ['nationality and duration for a guide', 'your nationality and the duration of your course'],
  ])('section 9: the visa advice names %s', (_fact, words) => {
    expect(JSON.stringify(help.visa)).toContain(words);
  });

  test.each(['1', '10', '5'])('section 9: “%s” is a course id', (text) => {
    expect(parseCourseId(text)).toBe(Number(text));
  });

  test.each(['', '0', '11', '99', 'abc', '1e0', '01', '+1', ' 1', '1.0', '١'])(
    'section 9: “%s” is no course id',
    (text) => {
      expect(parseCourseId(text)).toBeUndefined();
    },
  );

  test('section 9: nothing is no course id', () => {
    expect(parseCourseId(undefined)).toBeUndefined();
  });
});
