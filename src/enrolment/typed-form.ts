import * as z from 'zod/mini';
import { languages } from '../content/course';
import { type EnrolmentForm, periods } from './form';

/** A form that was stored: anything that can be typed and chosen in it, right or wrong. */
export const typedFormSchema: z.ZodMiniType<EnrolmentForm> = z.object({
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
