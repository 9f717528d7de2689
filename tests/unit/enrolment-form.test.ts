import { describe, expect, test } from 'vitest';
import { type EnrolmentForm, initialForm } from '../../src/enrolment/core/form';
import { formSchemas, toRequest } from '../../src/enrolment/core/form-schema';
import { storedSchemas } from '../../src/enrolment/core/record-schema';
import { enrolmentRequestSchema } from '../../src/enrolment/core/request';
import { courseById, courses } from '../../src/site/courses';

const complete: EnrolmentForm = {
  ...initialForm(courseById(9)),
  firstName: ' Sample ',
  lastName: 'Learner',
  country: 'Japan',
  phone: '+60 12-000 0000',
  email: 'sample.learner@example.org',
  period: '6M',
};

function problems(change: Partial<EnrolmentForm>): Record<string, string> {
  const { error } = formSchemas().complete.safeParse({ ...complete, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

describe('section 5: validation', () => {
  test.each([
    ...(['firstName', 'lastName', 'country', 'phone', 'email'] as const),
    ...(['language', 'courseType', 'period'] as const),
  ])('%s is required, and must not be blank', (field) => {
    expect(problems({ [field]: '' })).toEqual({ [field]: 'required' });
    expect(problems({ [field]: ' \t ' })).toHaveProperty(field);
  });

  test('VIP hours are required only if the VIP option is on', () => {
    expect(problems({ vip: false, vipHours: 'nonsense' })).toEqual({});
    expect(problems({ vip: true, vipHours: ' ' })).toEqual({ vipHours: 'required' });
  });

  test('VIP hours are a whole number from 1 to 1000', () => {
    const problem = (vipHours: string) => problems({ vip: true, vipHours }).vipHours;
    for (const hours of ['0', '-1', '1.5', '1e1', 'two', '٠'])
      expect(problem(hours), hours).toBe('not-whole-hours');
    for (const hours of ['1', ' 12 ', '1000']) expect(problem(hours), hours).toBeUndefined();
    expect(problem('1001')).toBe('too-many-hours');
  });
});

describe('section 7: the payload of a form', () => {
  test('has the joined names, the period as digits and the course’s title in the message', () => {
    expect(toRequest(formSchemas().complete.parse(complete))).toEqual({
      name: 'Sample Learner',
      mobile: '+60 12-000 0000',
      email: 'sample.learner@example.org',
      nation: 'Japan',
      lang: 'Mandarin',
      per: '6',
      hours: 0,
      message: 'Website enrolment: VIP Mandarin Course',
    });
  });

  test.each(['12', '١٢', '۱۲', '１２', '१२'])('has %s VIP hours as an integer', (vipHours) => {
    const form = formSchemas().complete.parse({ ...complete, vip: true, vipHours });
    expect(toRequest(form).hours).toBe(12);
  });

  test('passes the server’s schema for every course', () => {
    for (const { language, id } of courses) {
      const form = formSchemas().complete.parse({ ...complete, language, courseType: `${id}` });
      expect(enrolmentRequestSchema().safeParse(toRequest(form)).success).toBe(true);
    }
  });
});

test('a stored form opens without a course that only another release has', () => {
  const form = { ...complete, courseType: '11' };
  const stored = storedSchemas().draft.parse({ title: '', form, step: 1, changedAt: 0 });
  expect(stored.form.courseType).toBe('');
});
