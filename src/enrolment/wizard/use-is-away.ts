import { useFormState } from 'react-hook-form';
import type { EnrolmentForm } from '../core/form';
import type { Phase } from './wizard-state';

/**
 * Whether the last thing that stood in the form is with the academy, or left to the outbox: an
 * untouched form says so. What is typed after it is not sent yet.
 */
export function useIsAway({ kind }: Phase): boolean {
  const { isDirty } = useFormState<EnrolmentForm>();
  return !isDirty && kind === 'out';
}
