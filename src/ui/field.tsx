import type { ReactNode } from 'react';
import './field.css';
import { Icon } from './icon';

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

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="field stack-1">
      <label className="strong" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError of={id}>{error}</FieldError>}
    </div>
  );
}

interface FieldErrorProps {
  readonly of: string;
  readonly children: string;
}

function FieldError({ of, children }: FieldErrorProps) {
  return (
    <p className="field-error line tight note strong" id={`${of}-error`}>
      <Icon name="alert" />
      {children}
    </p>
  );
}

interface FieldGroupProps {
  readonly id: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function FieldGroup({ id, legend, hint, error, children }: FieldGroupProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required
      className="field stack-1"
      id={id}
      tabIndex={-1}
      {...fieldAria({ id, hint, error })}
    >
      <legend className="strong">{legend}</legend>
      {hint && (
        <p className="field__hint note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError of={id}>{error}</FieldError>}
    </fieldset>
  );
}
