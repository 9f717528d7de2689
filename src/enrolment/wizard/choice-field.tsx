import { useFormContext } from 'react-hook-form';
import { enrolment } from '../../content/enrolment';
import { FieldGroup } from '../../ui/field-group';
import type { EnrolmentForm } from '../form';
import './choice-field.css';
import { useProblem } from './use-problem';

interface ChoiceFieldProps {
  readonly name: 'language' | 'period';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose?: () => void;
}

/** A few options to choose one of, all in view. */
export function ChoiceField({ name, options, onChoose }: ChoiceFieldProps) {
  const { register } = useFormContext<EnrolmentForm>();
  const error = useProblem(name);
  return (
    <FieldGroup id={name} legend={enrolment.fields[name].label} error={error}>
      <div className="choice-field">
        {options.map(({ value, label }) => (
          <label key={value} className="choice-field__option">
            <input
              type="radio"
              value={value}
              {...register(name, onChoose ? { onChange: onChoose } : {})}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
