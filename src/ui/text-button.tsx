import type { ComponentProps } from 'react';
import './text-button.css';

/** A button that looks like a link, for what is beside the point of the form around it. */
export function TextButton({ className = '', ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={`text-button ${className}`} />;
}
