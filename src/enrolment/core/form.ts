import type { Course } from '../../content/course';
import { type Language, type CourseId, courseLanguages } from '../../content/course-ids';
import type { Period } from '../../content/periods';
import { toAsciiDigits } from '../../site/typed-text';

/*
 * The parts of the form's code that the page needs immediately. The schemas in `form-schema.ts` are
 * far larger and load later.
 */

/** Maximum text lengths, in UTF-16 code units. The server has the same limits. */
export const maximumLength = { name: 200, mobile: 40, email: 254, nation: 100, message: 500 };

/**
 * Maximum number of VIP hours. No one-to-one course has as many, so a higher number must be a
 * typing error.
 */
export const maximumVipHours = 1000;

/** Maximum number of keys in the `Replaces` header. The server has the same limit. */
export const maximumPredecessors = 100;

/** The three enrolment periods in months, as sent in the payload (section 7). */
export const periodsInMonths = ['1', '3', '6'] as const;

/** The form's values as typed (section 3). A choice not made yet is an empty string. */
export type EnrolmentForm = {
  firstName: string;
  lastName: string;
  country: string;
  phone: string;
  email: string;
  language: Language | '';
  /** The course's id rather than its title, which may change. */
  courseType: `${CourseId}` | '';
  period: Period | '';
  vip: boolean;
  vipHours: string;
};
export type FieldName = keyof EnrolmentForm;

/** The fields of each step that has any, in page order. */
export const stepFields = {
  personal: ['firstName', 'lastName', 'country', 'phone', 'email'],
  course: ['language', 'courseType', 'period', 'vip', 'vipHours'],
} as const satisfies Record<string, readonly FieldName[]>;

/** Maximum length of each name, because the payload joins the two names with a space. */
export const maximumNamePart = Math.floor((maximumLength.name - 1) / 2);

/** Maximum field lengths, in UTF-16 code units. */
export const maximumFieldLength: Partial<Record<FieldName, number>> = {
  firstName: maximumNamePart,
  lastName: maximumNamePart,
  phone: maximumLength.mobile,
  email: maximumLength.email,
};

/** Returns the initial form for a course, with its language and type chosen (section 4). */
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

/** Returns the form with the course details of a request, whose personal data is not known. */
export const courseDetails = (
  id: CourseId,
  {
    per,
    hours,
  }: { readonly per?: (typeof periodsInMonths)[number] | undefined; readonly hours: number },
): EnrolmentForm => ({
  ...initialForm({ id, language: courseLanguages[id] }),
  period: per ? `${per}M` : '',
  vip: hours > 0,
  vipHours: hours > 0 ? String(hours) : '',
});

/** Returns the student's name for display. */
export const fullName = ({
  firstName,
  lastName,
}: Pick<EnrolmentForm, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim();

export const isSameForm = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  (Object.keys(a) as FieldName[]).every((field) => a[field] === b[field]);

/** Returns the fields that apply, in page order. `vipHours` applies only if `vip` is on. */
export const relevantFields = (form: EnrolmentForm): FieldName[] =>
  [...stepFields.personal, ...stepFields.course].filter(
    (field) => field !== 'vipHours' || form.vip,
  );

/** Returns the requested VIP hours, or 0 if none are wanted or the number is invalid. */
export function parseVipHours({ vip, vipHours }: Pick<EnrolmentForm, 'vip' | 'vipHours'>): number {
  const hours = Number(toAsciiDigits(vipHours));
  return vip && Number.isInteger(hours) && hours > 0 && hours <= maximumVipHours ? hours : 0;
}
