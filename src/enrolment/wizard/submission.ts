import { zodResolver } from '@hookform/resolvers/zod';
import { courseSchema, formSchema, personalSchema } from '../core/form-schema';
import type { EnrolmentForm } from '../core/form';
import type { Step } from './wizard-state';

/* The code that validates and submits the form. The form opens without waiting for it. */

export const resolver = zodResolver(formSchema);

/** Returns the steps whose fields are all valid. Visitors can skip a step that is not valid. */
export function completeSteps(form: EnrolmentForm): readonly Step[] {
  const steps: Step[] = [];
  if (personalSchema.safeParse(form).success) steps.push(0);
  if (courseSchema.safeParse(form).success) steps.push(1);
  return steps;
}

// Loaded with the rest, so that a request can be stored even if the network drops.
export { confirm } from '../client/commands';
export { toRequest } from '../core/form-schema';
export { ConfirmDialog } from './confirm-dialog';
export { ConfirmationStep } from './confirmation-step';
