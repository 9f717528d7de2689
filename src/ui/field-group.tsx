import type { ReactNode } from 'react';
import { fieldAria } from './field';
import { FieldError } from './field-error';

interface FieldGroupProps {
  readonly id: string;
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Radio buttons that answer one question together, which has to be answered. */
export function FieldGroup({ id, legend, error, children }: FieldGroupProps) {
  return (
    <fieldset
      role="radiogroup"
      aria-required
      className="field"
      id={id}
      tabIndex={-1}
      {...fieldAria({ id, error })}
    >
      <legend className="field__label">{legend}</legend>
      {children}
      {error && <FieldError of={id}>{error}</FieldError>}
    </fieldset>
  );
}
