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
 * What is in view from the start, or in HTML without scripts, is never hidden: it is hidden
 * only once the observer has reported it below the view.
 */
export function Reveal({ children, as: Element = 'div', className = '' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => (ref.current ? observeBelow(ref.current, setWaiting) : undefined), []);

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

/** Called with whether an element is still below the view. */
type Listener = (isBelow: boolean) => void;

const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back with whether an element is still below the view, until it is not or the returned function
 * is called. All elements share one observer, so that its first report renders the page once.
 */
function observeBelow(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      // What is far below is not laid out yet, and stands nowhere.
      const isBelow = !isIntersecting && boundingClientRect.top >= 0;
      listeners.get(target)?.(isBelow);
      if (!isBelow) unobserve(target);
    }
  });
  listeners.set(element, listener);
  observer.observe(element);
  return () => unobserve(element);
}

function unobserve(element: Element): void {
  listeners.delete(element);
  observer?.unobserve(element);
}
