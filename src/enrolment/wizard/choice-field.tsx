import { enrolment } from '../../content/enrolment';
import { FieldGroup } from '../../ui/field';
import './choice-field.css';
import { useField } from './use-field';

interface ChoiceFieldProps {
  readonly name: 'language' | 'period';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose?: () => void;
}

/** A few options to choose one of, all in view. */
export function ChoiceField({ name, options, onChoose }: ChoiceFieldProps) {
  const { registration, error } = useField(name, onChoose ? { onChange: onChoose } : {});
  return (
    <FieldGroup id={name} legend={enrolment.fields[name].label} error={error}>
      <div className="choice-field">
        {options.map(({ value, label }) => (
          <label key={value} className="choice-field__option">
            <input type="radio" value={value} {...registration} />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
