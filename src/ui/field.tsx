import type { ReactNode } from 'react';
import { FieldError } from './field-error';
import './field.css';

interface FieldProps {
  /** The control's id: hint and error take theirs from it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The attributes that tie a control to its hint and its error.
 *
 * @returns to be spread onto the control whose id is `id`
 */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** A labelled control: label above, hint under the label, error in words beside the control. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError of={id}>{error}</FieldError>}
    </div>
  );
}
