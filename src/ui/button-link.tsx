import './button.css';
import { Link, type LinkProps } from 'react-router-dom';

interface ButtonLinkProps extends LinkProps {
  readonly variant?: 'primary' | 'secondary';
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ variant = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`button button--${variant} ${className}`} />;
}
