import type { InputHTMLAttributes } from 'react';
import { enrolment } from '../../content/enrolment';
import { Field, fieldAria } from '../../ui/field';
import { useField } from './use-field';

type TextFieldName = 'firstName' | 'lastName' | 'phone' | 'email' | 'vipHours';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly name: TextFieldName;
}

/** One line of text of the form, with its label, hint and problem. */
export function TextField({ name, ...input }: TextFieldProps) {
  const { registration, error } = useField(name);
  const { label, hint } = enrolment.fields[name];
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...registration}
        {...fieldAria({ id: name, hint, error })}
        id={name}
        className="input"
        aria-required
      />
    </Field>
  );
}
