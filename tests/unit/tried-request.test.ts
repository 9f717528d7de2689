import { describe, expect, test } from 'vitest';
import { courseById } from '../../src/content/courses';
import { initialForm } from '../../src/enrolment/form';
import { bodyOf, relationOf, type TriedRequest } from '../../src/enrolment/wizard/tried-request';
import { sampleRequest } from './support/sample-request';

const form = {
  ...initialForm(courseById(1)),
  firstName: 'Sample',
  lastName: 'Learner',
  email: 'sample.learner@example.org',
};
const confirmed = { courseId: 1, form, request: sampleRequest } as const;
const tried: TriedRequest = {
  id: 'key',
  courseId: 1,
  form,
  body: bodyOf(sampleRequest),
  inForm: true,
};
const changed = { ...sampleRequest, mobile: '+60 12-000 0009' };

describe('a confirmed request beside the one tried before it', () => {
  test('the same goes again under its key', () => {
    expect(relationOf(tried, confirmed)).toBe('again');
    expect(relationOf({ ...tried, inForm: false }, confirmed)).toBe('again');
  });

  test('a changed one takes its place', () => {
    expect(relationOf(tried, { ...confirmed, request: changed })).toBe('mended');
  });

  test('one that was refused gets a new key even unchanged', () => {
    expect(relationOf({ ...tried, body: null }, confirmed)).toBe('mended');
  });

  test.each([
    [
      'another person',
      { ...confirmed, form: { ...form, firstName: 'Other', email: 'o@example.org' } },
    ],
    ['another course', { ...confirmed, courseId: 2 }],
  ] as const)('%s leaves it alone', (_, other) => {
    expect(relationOf(tried, { ...other, request: changed })).toBe('other');
  });

  test('what the outbox has taken over is left alone', () => {
    expect(relationOf({ ...tried, inForm: false }, { ...confirmed, request: changed })).toBe(
      'other',
    );
  });

  test('nothing tried before', () => {
    expect(relationOf(null, confirmed)).toBe('other');
  });
});
