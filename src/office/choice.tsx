import type { ComponentProps } from 'react';
import { Field } from '../ui/field';

interface ChoiceProps extends ComponentProps<'select'> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

/** A labelled list of options. */
export const Choice = ({ id, label, options, ...select }: ChoiceProps) => (
  <Field id={id} label={label}>
    <select {...select} id={id} className="input">
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </Field>
);
