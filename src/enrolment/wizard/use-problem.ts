import { useFormState } from 'react-hook-form';
import type { EnrolmentForm, FieldName } from '../form';
import { problemText } from './problems';

/** The sentence about what is wrong with a field, or undefined while nothing is. */
export function useProblem(name: FieldName): string | undefined {
  const { errors } = useFormState<EnrolmentForm>({ name });
  const problem = errors[name]?.message;
  return problem ? problemText(name, problem) : undefined;
}
