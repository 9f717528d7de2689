import { zodResolver } from '@hookform/resolvers/zod';
import { courseSchema, formSchema, personalSchema } from '../core/form-schema';
import type { EnrolmentForm } from '../core/form';
import type { Step } from './wizard-state';

/* The half of the form's code that is needed only for validating or sending. Opening the form
   doesn't wait for it. */

/** Validates the form. */
export const resolver = zodResolver(formSchema);

/** Returns the steps whose fields are all valid, because visitors can skip steps. */
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
