import type { InputHTMLAttributes } from 'react';
import { useFormContext } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import { Field, fieldAria } from '../../ui/field';
import type { EnrolmentForm } from '../form';
import { useProblem } from './use-problem';

type TextFieldName = 'firstName' | 'lastName' | 'phone' | 'email' | 'vipHours';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: TextFieldName;
}

/** One line of text of the form, with its label, hint and problem. */
export function TextField({ name, ...input }: TextFieldProps) {
  const { register } = useFormContext<EnrolmentForm>();
  const error = useProblem(name);
  const { label, hint } = enrolment.fields[name];
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...register(name)}
        {...fieldAria({ id: name, hint, error })}
        id={name}
        className="input"
        aria-required
      />
    </Field>
  );
}
