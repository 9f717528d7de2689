import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import './reveal.css';
import { watchBelow } from './watch-below';

interface RevealProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'li';
  readonly className?: string;
}

/**
 * Fades and slides its children in, once, when they first scroll into view (section 2).
 *
 * What is in view from the start, or in HTML without scripts, is never hidden: only the observer's
 * word that an element is still below the view hides it.
 */
export function Reveal({ children, as: Element = 'div', className = '' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => (ref.current ? watchBelow(ref.current, setWaiting) : undefined), []);

  return (
    <Element
      // One ref serves both elements, whose types differ.
      ref={ref as Ref<HTMLDivElement & HTMLLIElement>}
      className={`reveal ${waiting ? 'reveal--waiting' : ''} ${className}`}
    >
      {children}
    </Element>
  );
}
