import { type ComponentProps, type ReactNode, useId } from 'react';
import './field.css';
import { Icon } from './icon';
import { UnbrokenCodes } from './unbroken-codes';

interface FieldProps {
  /** Id of the control. The ids of the hint and the error are derived from it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Builds the ARIA attributes that link a control to its hint and error. */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function Field({ label, ...rest }: FieldProps) {
  return (
    <div className="field stack-1">
      <label className="strong" htmlFor={rest.id}>
        {label}
      </label>
      <FieldBody {...rest} />
    </div>
  );
}

type InputFieldProps = ComponentProps<'input'> & Omit<FieldProps, 'children' | 'id'>;

/** A labelled input. Children, such as a `<datalist>`, follow the input. */
export function InputField({ label, hint, error, children, ...input }: InputFieldProps) {
  const ownId = useId();
  const { id = ownId } = input;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...input} {...fieldAria({ id, hint, error })} id={id} className="input" />
      {children}
    </Field>
  );
}

function FieldBody({ id, hint, error, children }: Omit<FieldProps, 'label'>) {
  return (
    <>
      {hint && (
        <p className="field__hint note" id={`${id}-hint`}>
          <UnbrokenCodes text={hint} />
        </p>
      )}
      {children}
      {error && (
        <p className="field-error line tight note strong" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </>
  );
}

/** A group of radio buttons, one of which must be chosen. */
export function FieldGroup({ label, ...rest }: FieldProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required
      className="field stack-1"
      id={rest.id}
      tabIndex={-1}
      {...fieldAria(rest)}
    >
      <legend className="strong">{label}</legend>
      <FieldBody {...rest} />
    </fieldset>
  );
}
