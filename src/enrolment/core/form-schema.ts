import * as z from 'zod/mini';
import { languages, courseIds, courseLanguages } from '../../content/course-ids';
import { type Period, periods } from '../../content/periods';
import { type EnrolmentForm, maximumNamePart, maximumVipHours } from './form';
import { emailAddress, type EnrolmentRequest, nationName, phoneNumber, textLine } from './request';
import { once } from '../../site/once';
import { toRequestMessage } from '../../site/requested-course';
import { toAsciiDigits } from '../../site/typed-text';

/**
 * Creates the schemas of the two steps (section 5) and of a form that is ready to be sent. Not at
 * import, because zod's work would delay the form's first response to a tap.
 */
export const formSchemas = once(() => {
  const personal = z.object({
    firstName: textLine(maximumNamePart),
    lastName: textLine(maximumNamePart),
    country: nationName(),
    phone: phoneNumber(),
    email: emailAddress(),
  });

  const wholeHours = z.string().check(
    z.overwrite((text) => toAsciiDigits(text).trim()),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^0*[1-9]\d*$/, { error: 'not-whole-hours', abort: true }),
    z.refine((text) => Number(text) <= maximumVipHours, { error: 'too-many-hours' }),
  );
  const courseChoice = {
    language: z.pipe(
      z.custom<EnrolmentForm['language']>(),
      z.enum(languages, { error: 'required' }),
    ),
    courseType: z.pipe(
      z.pipe(z.custom<EnrolmentForm['courseType']>(), z.transform(Number)),
      z.literal(courseIds, { error: 'required' }),
    ),
    period: z.pipe(z.custom<EnrolmentForm['period']>(), z.enum(periods, { error: 'required' })),
  };
  /** VIP hours are required if the switch is on. */
  const course = z.discriminatedUnion('vip', [
    z.object({ ...courseChoice, vip: z.literal(false), vipHours: z.string() }),
    z.object({ ...courseChoice, vip: z.literal(true), vipHours: wholeHours }),
  ]);

  return { personal, course, complete: z.intersection(personal, course) };
});
export type CompleteForm = z.infer<ReturnType<typeof formSchemas>['complete']>;

const monthsByPeriod = {
  '1M': '1',
  '3M': '3',
  '6M': '6',
} as const satisfies Record<Period, EnrolmentRequest['per']>;

/** Returns the payload of section 7 for a validated form. */
export function toRequest(form: CompleteForm): EnrolmentRequest {
  return {
    name: `${form.firstName} ${form.lastName}`,
    mobile: form.phone,
    email: form.email,
    nation: form.country,
    lang: courseLanguages[form.courseType],
    per: monthsByPeriod[form.period],
    hours: form.vip ? Number(form.vipHours) : 0,
    message: toRequestMessage(form.courseType),
  };
}
