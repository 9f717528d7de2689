import type { ComponentProps } from 'react';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'destructive';
}

/** A button for what happens on this page; what leads elsewhere is a `ButtonLink`. */
export function Button({
  variant = 'primary',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return <button {...rest} type={type} className={`button button--${variant} ${className}`} />;
}
