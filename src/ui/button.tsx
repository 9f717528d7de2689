import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'destructive';
}

/** A button for an action on this page. For navigation, use `ButtonLink`. */
export function Button({
  variant = 'primary',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`${className} button button--${variant}`.trimStart()}
    />
  );
}

interface ButtonLinkProps extends LinkProps {
  readonly variant?: 'primary' | 'secondary';
}

/** A link to a page of this site, styled as a button. */
export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${className} button button--${variant}`.trimStart()} />;
}

/** A button that looks like a link, for secondary actions. */
export function TextButton({ className = '', ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={`text-button ${className}`} />;
}
