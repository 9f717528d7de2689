import type { ReactNode } from 'react';
import { fieldAria } from './field';

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
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
