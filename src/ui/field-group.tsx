import type { ReactNode } from 'react';
import { fieldAria } from './field';

interface FieldGroupProps {
  readonly id: string;
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that answer one question: radio buttons, or a switch with its details. */
export function FieldGroup({ id, legend, error, children }: FieldGroupProps) {
  return (
    <fieldset
      className={error ? 'field field--faulty' : 'field'}
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
