import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import './button.css';

interface ButtonProps extends ComponentProps<'button'> {
  readonly variant?: 'primary' | 'secondary' | 'destructive';
}

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

type ButtonLinkProps = LinkProps & Pick<ButtonProps, 'variant'>;

export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${className} button button--${variant}`.trimStart()} />;
}

export function TextButton({ className = '', ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return <button {...rest} type="button" className={`text-button ${className}`} />;
}
