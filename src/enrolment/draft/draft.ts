import * as z from 'zod/mini';
import type { CourseId } from '../../content/course-ids';
import { privacy } from '../../content/privacy';
import { enrolmentFormSchema } from '../form';
import { day } from '../outbox/schedule';

/** What was typed in a course's form and not confirmed yet. */
export const draftSchema = z.object({
  form: enrolmentFormSchema,
  /** The step that was open: 'Personal Info' or 'Course Info'. */
  step: z.literal([0, 1]),
  /** When it last changed, in milliseconds since 1970. */
  changedAt: z.number(),
});
export type Draft = z.infer<typeof draftSchema>;

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = privacy.draftDays * day;

/** Where a course's draft lies in the device's database. */
export const draftKey = (courseId: CourseId): IDBValidKey => ['draft', courseId];

/** Whether a draft is to be dropped. */
export const isExpired = ({ changedAt }: Draft, now: number): boolean => now - changedAt > lifetime;
