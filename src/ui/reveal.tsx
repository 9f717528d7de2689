import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import './reveal.css';

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

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const isBelow = !entry.isIntersecting && entry.boundingClientRect.top > 0;
      setWaiting(isBelow);
      if (!isBelow) observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

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
