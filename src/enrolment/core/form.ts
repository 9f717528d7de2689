import type { Course, Language } from '../../content/course';
import { type CourseId, courseIds, parseCourseId } from '../../content/course-ids';
import { courseTitles, languageOf } from '../../content/course-titles';
import { enrolment } from '../../content/enrolment';
import { type Period, periodNames } from '../../content/periods';
import { toAsciiDigits } from './typed-text';

/*
 * The form as every page of it needs it from the start. The schemas that check it are far larger,
 * and load later: `form-schema.ts`.
 */

/** The longest text of each kind, in UTF-16 code units; the server has the same limits. */
export const maximumLength = { name: 200, mobile: 40, email: 254, nation: 100, message: 500 };

/** More hours than any one-to-one course lasts: beyond it, a number is a slip of the finger. */
export const maximumVipHours = 1000;

/** How many earlier keys a changed request may name in `Replaces`; the server has the same limit. */
export const maximumPredecessors = 100;

/** The three enrolment periods, in months, as the payload carries them (section 7). */
export const periodsInMonths = ['1', '3', '6'] as const;

/** What the visitor typed, as typed: empty texts where nothing is chosen yet (section 3). */
export type EnrolmentForm = {
  firstName: string;
  lastName: string;
  country: string;
  phone: string;
  email: string;
  language: Language | '';
  /** The course's id, whatever its title is on the page. */
  courseType: `${CourseId}` | '';
  period: Period | '';
  vip: boolean;
  vipHours: string;
};
export type FieldName = keyof EnrolmentForm;

/** The fields of the two steps that have any, in the order in which they stand on the page. */
export const stepFields = {
  personal: ['firstName', 'lastName', 'country', 'phone', 'email'],
  course: ['language', 'courseType', 'period', 'vip', 'vipHours'],
} as const satisfies Record<string, readonly FieldName[]>;

/** Half of the payload's name each; the space between them takes the rest. */
export const maximumNamePart = Math.floor((maximumLength.name - 1) / 2);

/** The longest text of each field that takes one, in UTF-16 code units. */
export const maximumFieldLength: Partial<Record<FieldName, number>> = {
  firstName: maximumNamePart,
  lastName: maximumNamePart,
  phone: maximumLength.mobile,
  email: maximumLength.email,
};

/** The form as it opens for a course: its language and type are chosen (section 4). */
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

/** The course type of a stored form. Until November 2026 a form held the course's title instead of its id. */
export function courseTypeOf(language: Language | '', stored: string): EnrolmentForm['courseType'] {
  const isStored = (id: CourseId) =>
    stored === `${id}` || (stored === courseTitles[id] && language === languageOf(id));
  const id = courseIds.find(isStored);
  return id ? `${id}` : '';
}

/** Whether the same was typed in both. */
export const isSameForm = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  (Object.keys(a) as FieldName[]).every((field) => a[field] === b[field]);

/** The fields that count, in the order of the page: hours only if wanted. */
export const relevantFields = (form: EnrolmentForm): FieldName[] =>
  [...stepFields.personal, ...stepFields.course].filter(
    (field) => field !== 'vipHours' || form.vip,
  );

/** What was typed or chosen in a field, as the form itself words it. Empty where nothing was. */
export function fieldText(form: EnrolmentForm, field: FieldName): string {
  if (field === 'vip') return form.vip ? enrolment.yes : enrolment.no;
  if (field === 'period') return form.period && periodNames[form.period];
  if (field === 'courseType') {
    const id = parseCourseId(form.courseType);
    return id ? courseTitles[id] : '';
  }
  return form[field].trim();
}

/** How many VIP hours the form asks for: 0 while none are wanted, or what was typed is no number of hours. */
export function vipHoursOf({ vip, vipHours }: Pick<EnrolmentForm, 'vip' | 'vipHours'>): number {
  const hours = Number(toAsciiDigits(vipHours));
  return vip && Number.isInteger(hours) && hours > 0 && hours <= maximumVipHours ? hours : 0;
}
