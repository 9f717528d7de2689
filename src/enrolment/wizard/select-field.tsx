import type { SelectHTMLAttributes } from 'react';
import { enrolment } from '../../content/enrolment';
import { Field, fieldAria } from '../../ui/field';
import { useField } from './use-field';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly name: 'country' | 'courseType';
  readonly options: readonly string[];
}

/** A native list to choose from, with nothing chosen as its first entry. */
export function SelectField({ name, options, ...select }: SelectFieldProps) {
  const { registration, error } = useField(name);
  const { label, hint } = enrolment.fields[name];
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <select
        {...select}
        {...registration}
        {...fieldAria({ id: name, hint, error })}
        id={name}
        className="input"
        aria-required
      >
        <option value="">{enrolment.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
