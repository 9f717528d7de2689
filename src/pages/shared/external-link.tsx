import type { ComponentProps } from 'react';
import { labels } from '#words/labels';

/** A link to another site. It opens a new tab, so that no input on this page is lost. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">{labels.inBrackets(labels.opensInNewTab)}</span>
    </a>
  );
}
