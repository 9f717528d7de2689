import { zodResolver } from '@hookform/resolvers/zod';
import { courseSchema, formSchema, personalSchema } from '../core/form-schema';
import type { EnrolmentForm } from '../core/form';
import type { Step } from './wizard-state';

/*
 * What a form needs once something in it is checked or sent: half of its code, for which opening it
 * does not wait.
 */

/** Checks the form. */
export const resolver = zodResolver(formSchema);

/** The steps that are filled in as they have to be: one that was jumped over may not be. */
export function completeSteps(form: EnrolmentForm): readonly Step[] {
  const steps: Step[] = [];
  if (personalSchema.safeParse(form).success) steps.push(0);
  if (courseSchema.safeParse(form).success) steps.push(1);
  return steps;
}

export { toRequest } from '../core/form-schema';
export { clearForm, confirm, saveDraft, sendWhenOnline } from '../client/commands';
export { ConfirmDialog } from './confirm-dialog';
export { ConfirmationStep } from './confirmation-step';
