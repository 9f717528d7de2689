import { zodResolver } from '@hookform/resolvers/zod';
import { formSchema } from '../form-schema';

/*
 * What a form needs once something in it is checked, sent, or found on the device: half of its code,
 * which is not waited for when it opens.
 */

/** Checks the form. */
export const resolver = zodResolver(formSchema);

export { v4 as newId } from 'uuid';
export { toRequest } from '../form-schema';
export { isEditable } from '../outbox/transitions';
export { settledAlerts } from '../page/alerts';
export { discard, sendWhenOnline } from '../page/outbox-actions';
export { submit } from '../page/submit';
export { completeSteps } from './complete-steps';
export { ConfirmDialog } from './confirm-dialog';
export { ConfirmationStep } from './confirmation-step';
export { readStoredForm } from './stored-form';
