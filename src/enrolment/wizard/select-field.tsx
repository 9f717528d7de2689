import type { SelectHTMLAttributes } from 'react';
import { useFormContext } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import { Field, fieldAria } from '../../ui/field';
import type { EnrolmentForm } from '../form';
import { useProblem } from './use-problem';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly name: 'country' | 'courseType';
  readonly options: readonly string[];
}

/** A native list to choose from, with nothing chosen as its first entry. */
export function SelectField({ name, options, ...select }: SelectFieldProps) {
  const { register } = useFormContext<EnrolmentForm>();
  const error = useProblem(name);
  const { label, hint } = enrolment.fields[name];
  return (
    <Field id={name} label={label} hint={hint} error={error}>
      <select
        {...select}
        {...register(name)}
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
