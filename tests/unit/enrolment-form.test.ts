import { describe, expect, test } from 'vitest';
import { type EnrolmentForm, initialForm } from '../../src/enrolment/core/form';
import { formSchema, toRequest } from '../../src/enrolment/core/form-schema';
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
  const { error } = formSchema.safeParse({ ...complete, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

describe('section 5: validation', () => {
  test.each(['firstName', 'lastName', 'country', 'phone', 'email'] as const)(
    '%s is required, and must not be blank',
    (field) => {
      expect(problems({ [field]: '' })).toEqual({ [field]: 'required' });
      expect(problems({ [field]: ' \t ' })).toEqual({ [field]: 'required' });
    },
  );

  test.each(['language', 'courseType', 'period'] as const)('%s is required', (field) => {
    expect(problems({ [field]: '' })).toEqual({ [field]: 'required' });
  });

  test('VIP hours are required only if the VIP option is on', () => {
    expect(problems({ vip: false, vipHours: 'nonsense' })).toEqual({});
    expect(problems({ vip: true, vipHours: ' ' })).toEqual({ vipHours: 'required' });
  });

  test.each(['0', '-1', '1.5', '1e1', 'two', '٠'])(
    '%s is not a valid number of hours',
    (vipHours) => {
      expect(problems({ vip: true, vipHours })).toEqual({ vipHours: 'not-whole-hours' });
    },
  );

  test.each(['1', ' 12 ', '007', '1000'])('%s is a valid number of hours', (vipHours) => {
    expect(problems({ vip: true, vipHours })).toEqual({});
  });

  test('more than 1000 VIP hours are rejected', () => {
    expect(problems({ vip: true, vipHours: '1001' })).toEqual({ vipHours: 'too-many-hours' });
  });

  test('a first and a last name of 99 characters each are accepted, but a longer first name is rejected', () => {
    expect(problems({ firstName: 'x'.repeat(99), lastName: 'y'.repeat(99) })).toEqual({});
    expect(problems({ firstName: 'x'.repeat(100) })).toEqual({ firstName: 'too-long' });
  });
});

describe('section 7: the payload of a form', () => {
  test('has the joined names, the period as digits and the course’s title in the message', () => {
    expect(toRequest(formSchema.parse(complete))).toEqual({
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

  test('has the title and the language of the course with the selected id', () => {
    const form = formSchema.parse({ ...complete, language: 'English', courseType: '10' });
    expect(toRequest(form)).toMatchObject({
      lang: 'Mandarin',
      message: 'Website enrolment: Summer/Winter Camp',
    });
  });

  test.each(['12', '١٢', '۱۲', '１２', '१२'])('has %s VIP hours as an integer', (vipHours) => {
    const form = formSchema.parse({ ...complete, vip: true, vipHours });
    expect(toRequest(form).hours).toBe(12);
  });

  test('has 0 hours if the VIP option is off', () => {
    expect(toRequest(formSchema.parse({ ...complete, vipHours: '12' })).hours).toBe(0);
  });

  test.each(courses)('for course $id passes the server’s schema', (course) => {
    const form = formSchema.parse({
      ...complete,
      language: course.language,
      courseType: `${course.id}`,
    });
    expect(enrolmentRequestSchema.safeParse(toRequest(form)).success).toBe(true);
  });
});

describe('a stored form', () => {
  const read = (form: object) =>
    storedSchemas().draft.parse({
      title: '',
      form: { ...complete, ...form },
      step: 1,
      changedAt: 0,
    }).form;

  test('keeps the id of the selected course, and opens without a course that only another release has', () => {
    expect(read({})).toEqual(complete);
    for (const courseType of ['', '11']) expect(read({ courseType }).courseType).toBe('');
  });
});
