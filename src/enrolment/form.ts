import * as z from 'zod/mini';
import { type Course, languages } from '../content/course';
import { enrolment } from '../content/enrolment';
import { toAsciiDigits } from './digits';
import {
  emailAddress,
  type EnrolmentRequest,
  maximumLength,
  maximumVipHours,
  nationName,
  textLine,
} from './request';

/** The periods as the form offers them: 1, 3 and 6 months (section 9). */
export const periods = ['1M', '3M', '6M'] as const;
export type Period = (typeof periods)[number];

const monthsByPeriod = {
  '1M': '1',
  '3M': '3',
  '6M': '6',
} as const satisfies Record<Period, EnrolmentRequest['per']>;

/** What the visitor typed, as typed: empty texts where nothing is chosen yet (section 3). */
export const enrolmentFormSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  language: z.enum([...languages, '']),
  courseType: z.string(),
  period: z.enum([...periods, '']),
  vip: z.boolean(),
  vipHours: z.string(),
});
export type EnrolmentForm = z.infer<typeof enrolmentFormSchema>;
export type FieldName = keyof EnrolmentForm;

/** The fields of the two steps that have any, in the order in which they stand on the page. */
export const stepFields = {
  personal: ['firstName', 'lastName', 'country', 'phone', 'email'],
  course: ['language', 'courseType', 'period', 'vip', 'vipHours'],
} as const satisfies Record<string, readonly FieldName[]>;

/** Half of the payload's name each; the space between them takes the rest. */
const maximumNamePart = Math.floor((maximumLength.name - 1) / 2);

/** The longest text of each field that takes one, in UTF-16 code units. */
export const maximumFieldLength: Partial<Record<FieldName, number>> = {
  firstName: maximumNamePart,
  lastName: maximumNamePart,
  phone: maximumLength.mobile,
  email: maximumLength.email,
};

/** Step 'Personal Info' (section 5). */
export const personalSchema = z.object({
  firstName: textLine(maximumNamePart),
  lastName: textLine(maximumNamePart),
  country: nationName,
  phone: textLine(maximumLength.mobile),
  email: emailAddress,
});

const wholeHours = z.string().check(
  z.overwrite((text) => toAsciiDigits(text).trim()),
  z.minLength(1, { error: 'required', abort: true }),
  z.regex(/^0*[1-9]\d*$/, { error: 'not-whole-hours', abort: true }),
  z.refine((text) => Number(text) <= maximumVipHours, { error: 'too-many-hours' }),
);

const courseChoice = {
  language: z.pipe(z.custom<EnrolmentForm['language']>(), z.enum(languages, { error: 'required' })),
  courseType: textLine(maximumLength.message),
  period: z.pipe(z.custom<EnrolmentForm['period']>(), z.enum(periods, { error: 'required' })),
};

/** Step 'Course Info' (section 5): hours are asked for only while VIP hours are wanted. */
export const courseSchema = z.discriminatedUnion('vip', [
  z.object({ ...courseChoice, vip: z.literal(false), vipHours: z.string() }),
  z.object({ ...courseChoice, vip: z.literal(true), vipHours: wholeHours }),
]);

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

/** The whole form, as it has to be before it can be sent. */
export const formSchema = z.intersection(personalSchema, courseSchema);
export type CompleteForm = z.infer<typeof formSchema>;

/** Makes the payload of section 7 from a form that passed the schema. */
export function toRequest(form: CompleteForm): EnrolmentRequest {
  return {
    name: `${form.firstName} ${form.lastName}`,
    mobile: form.phone,
    email: form.email,
    nation: form.country,
    lang: form.language,
    per: monthsByPeriod[form.period],
    hours: form.vip ? Number(form.vipHours) : 0,
    message: enrolment.message(form.courseType),
  };
}
