import type { EnrolmentForm } from '../form';
import { courseSchema, personalSchema } from '../form-schema';
import type { Step } from './wizard-state';

/** The steps that are filled in as they have to be: one that was jumped over may not be. */
export function completeSteps(form: EnrolmentForm): readonly Step[] {
  const steps: Step[] = [];
  if (personalSchema.safeParse(form).success) steps.push(0);
  if (courseSchema.safeParse(form).success) steps.push(1);
  return steps;
}
