import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import './section-heading.css';

interface SectionHeadingProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Id of the title, for the section's `aria-labelledby`. */
  readonly id?: string;
}

export function SectionHeading({ title, subtitle, id }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2 id={id}>{title}</h2>
      {subtitle && <p className="section-heading__subtitle">{subtitle}</p>}
    </div>
  );
}

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
      className={`${className} reveal${waiting ? ' reveal--waiting' : ''}`.trimStart()}
    >
      {children}
    </Element>
  );
}

/** Told whether an element lies below what is seen. */
type Tell = (isBelow: boolean) => void;

const watched = new Map<Element, Tell>();
let observer: IntersectionObserver | undefined;

/**
 * Tells whether an element is still below the view, until it is not or the returned function is
 * called. One observer for all, so that the page is rendered once with what it says of them.
 */
function watchBelow(element: Element, tell: Tell): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isBelow = !isIntersecting && boundingClientRect.top > 0;
      watched.get(target)?.(isBelow);
      if (!isBelow) leave(target);
    }
  });
  watched.set(element, tell);
  observer.observe(element);
  return () => leave(element);
}

function leave(element: Element): void {
  watched.delete(element);
  observer?.unobserve(element);
}
