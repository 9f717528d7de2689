import * as z from 'zod/mini';
import { privacy } from '../../content/privacy';
import { day } from '../outbox/schedule';
import { typedFormSchema } from '../typed-form';
import type { Draft } from './draft';

export const draftSchema: z.ZodMiniType<Draft> = z.object({
  form: typedFormSchema,
  step: z.literal([0, 1]),
  changedAt: z.number(),
});

/** How long a draft is kept after its last change, in milliseconds. */
const lifetime = privacy.draftDays * day;

/** Whether a draft is to be dropped. */
export const isExpired = ({ changedAt }: Draft, now: number): boolean => now - changedAt > lifetime;
