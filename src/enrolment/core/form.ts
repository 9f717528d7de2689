import type { Course, Language } from '../../content/course';
import { type CourseId, courseIds, parseCourseId } from '../../content/course-ids';
import { courseTitles, languageOf } from '../../content/course-titles';
import { enrolment } from '../../content/enrolment';
import { periodText } from '../../content/period-text';
import type { Period } from '../../content/periods';
import { toAsciiDigits } from './typed-text';

/*
 * The parts of the form that its page needs immediately. The schemas that validate it are far
 * larger and load later: `form-schema.ts`.
 */

/** Maximum text lengths, in UTF-16 code units; the server has the same limits. */
export const maximumLength = { name: 200, mobile: 40, email: 254, nation: 100, message: 500 };

/** More hours than any one-to-one course lasts: a higher number is a typing error. */
export const maximumVipHours = 1000;

/** Maximum number of keys in the `Replaces` header; the server has the same limit. */
export const maximumPredecessors = 100;

/** The three enrolment periods in months, as sent in the payload (section 7). */
export const periodsInMonths = ['1', '3', '6'] as const;

/** The form's values as typed; empty strings where nothing is chosen yet (section 3). */
export type EnrolmentForm = {
  firstName: string;
  lastName: string;
  country: string;
  phone: string;
  email: string;
  language: Language | '';
  /** The course's id, because its title may change. */
  courseType: `${CourseId}` | '';
  period: Period | '';
  vip: boolean;
  vipHours: string;
};
export type FieldName = keyof EnrolmentForm;

/** The fields of the two steps that have any, in the order of the page. */
export const stepFields = {
  personal: ['firstName', 'lastName', 'country', 'phone', 'email'],
  course: ['language', 'courseType', 'period', 'vip', 'vipHours'],
} as const satisfies Record<string, readonly FieldName[]>;

/** Maximum length of the first and of the last name; the payload joins them with a space. */
export const maximumNamePart = Math.floor((maximumLength.name - 1) / 2);

/** Maximum field lengths, in UTF-16 code units. */
export const maximumFieldLength: Partial<Record<FieldName, number>> = {
  firstName: maximumNamePart,
  lastName: maximumNamePart,
  phone: maximumLength.mobile,
  email: maximumLength.email,
};

/** Returns the form as it opens for a course, with language and type chosen (section 4). */
export function initialForm({ id, language }: Pick<Course, 'id' | 'language'>): EnrolmentForm {
  return {
    firstName: '',
    lastName: '',
    country: '',
    phone: '',
    email: '',
    language,
    courseType: `${id}`,
    period: '',
    vip: false,
    vipHours: '',
  };
}

/** Returns a stored form's course type. Until November 2026, forms held the title, not the id. */
export function courseTypeOf(language: Language | '', stored: string): EnrolmentForm['courseType'] {
  const isStored = (id: CourseId) =>
    stored === `${id}` || (stored === courseTitles[id] && language === languageOf(id));
  const id = courseIds.find(isStored);
  return id ? `${id}` : '';
}

/** Returns true if both forms have the same values. */
export const isSameForm = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  (Object.keys(a) as FieldName[]).every((field) => a[field] === b[field]);

/** Returns the fields that apply, in the order of the page: hours only if wanted. */
export const relevantFields = (form: EnrolmentForm): FieldName[] =>
  [...stepFields.personal, ...stepFields.course].filter(
    (field) => field !== 'vipHours' || form.vip,
  );

/** Returns a field's value in the form's words; empty if there is none. */
export function fieldText(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  const course = parseCourseId(form.courseType);
  if (field === 'period') return form.period && periodText(form.period, course);
  if (field === 'courseType') return course ? courseTitles[course] : '';
  return form[field].trim();
}

/** Returns the VIP hours that the form asks for; 0 if none are wanted or the number is invalid. */
export function vipHoursOf({ vip, vipHours }: Pick<EnrolmentForm, 'vip' | 'vipHours'>): number {
  const hours = Number(toAsciiDigits(vipHours));
  return vip && Number.isInteger(hours) && hours > 0 && hours <= maximumVipHours ? hours : 0;
}
