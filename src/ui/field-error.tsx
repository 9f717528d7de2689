import './field-error.css';
import { Icon } from './icon';

interface FieldErrorProps {
  /** The id of the control that it belongs to. */
  readonly of: string;
  readonly children: string;
}

/** What is wrong with a control, in words beside it. */
export function FieldError({ of, children }: FieldErrorProps) {
  return (
    <p className="field-error" id={`${of}-error`}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
