import { type RegisterOptions, useFormContext } from 'react-hook-form';
import type { EnrolmentForm, FieldName } from '../core/form';
import { problemText } from './problems';

type Options = Pick<RegisterOptions<EnrolmentForm>, 'onChange'>;

/**
 * A field of the form: what to spread onto its control, and the sentence about what is wrong with
 * it, or undefined while nothing is. A faulty field is checked again with every change.
 */
export function useField(name: FieldName, { onChange }: Options = {}) {
  const { register, trigger, formState } = useFormContext<EnrolmentForm>();
  const problem = formState.errors[name]?.message;
  const registration = register(name, {
    onChange(event) {
      onChange?.(event);
      if (problem) void trigger(name);
    },
  });
  return { registration, error: problem ? problemText(name, problem) : undefined };
}
