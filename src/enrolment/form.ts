import type { Course, Language } from '../content/course';
import { maximumLength } from './request-limits';

/*
 * The form as the page knows it from the start. What checks it is far larger, and lies apart.
 */

/** The periods as the form offers them: 1, 3 and 6 months (section 9). */
export const periods = ['1M', '3M', '6M'] as const;
export type Period = (typeof periods)[number];

/** What the visitor typed, as typed: empty texts where nothing is chosen yet (section 3). */
export type EnrolmentForm = {
  firstName: string;
  lastName: string;
  country: string;
  phone: string;
  email: string;
  language: Language | '';
  courseType: string;
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

/** The form as it opens for a course: its language and title are chosen (section 4). */
export function initialForm({
  language,
  title,
}: Pick<Course, 'language' | 'title'>): EnrolmentForm {
  return {
    firstName: '',
    lastName: '',
    country: '',
    phone: '',
    email: '',
    language,
    courseType: title,
    period: '',
    vip: false,
    vipHours: '',
  };
}

/** Whether the same was typed in both. */
export const isSameForm = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  (Object.keys(a) as FieldName[]).every((field) => a[field] === b[field]);
