import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'href' | 'target'
> {
  /** An address of this site. */
  readonly to: string;
  /** Whether the page that is left gets no entry in the history. */
  readonly replace?: boolean | undefined;
}

/**
 * A link to a page of this site. Made of the router's own hooks: its link brings the fetching of a
 * framework's pages with it, which would be 3.6 kB on every page for nothing.
 */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, replace ? { replace } : undefined);

  function clicked(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  }

  return (
    <a {...rest} href={href} onClick={clicked}>
      {children}
    </a>
  );
}
