import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import './section-heading.css';
import { watchView } from './watch-view';

interface SectionHeadingProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly id?: string;
}

export function SectionHeading({ title, subtitle, id }: SectionHeadingProps) {
  return (
    <div className="section-heading stack-3">
      <h2 id={id}>{title}</h2>
      {subtitle && <p className="lead soft">{subtitle}</p>}
    </div>
  );
}

/** A heading that fades in. The class is that of its container. */
export const RevealedHeading = ({
  className,
  ...heading
}: SectionHeadingProps & Pick<RevealProps, 'className'>) => (
  <Reveal className={className}>
    <SectionHeading {...heading} />
  </Reveal>
);

interface RevealProps {
  readonly children: ReactNode;
  readonly as?: 'div' | 'li';
  readonly className?: string | undefined;
}

/**
 * Fades and slides its children in when they first scroll into view (section 2). They are hidden
 * only while they approach, so that a full-page screenshot shows everything.
 */
export function Reveal({ children, as: Element = 'div', className = '' }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const [waiting, setWaiting] = useState(false);

  useEffect(() => (ref.current ? hideOnApproach(ref.current, setWaiting) : undefined), []);

  return (
    <Element
      // One ref serves both elements, although their types differ.
      ref={ref as Ref<HTMLDivElement & HTMLLIElement>}
      className={`${className} reveal${waiting ? ' reveal--waiting' : ''}`.trimStart()}
    >
      {children}
    </Element>
  );
}

/** Distance below the viewport at which an element is hidden. */
const approach = '25%';

/** Reports true when an element approaches from below, and false once it is in view. */
function hideOnApproach(element: Element, report: (isWaiting: boolean) => void): () => void {
  let wasDistant = false;
  let stop = watchView(element, noteApproach, { rootMargin: `0px 0px ${approach} 0px` });

  function noteApproach({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
    if (!isIntersecting) {
      wasDistant = true;
      return;
    }
    stop();
    if (!wasDistant || boundingClientRect.top < innerHeight) return;
    report(true);
    stop = watchView(element, noteEntry);
  }

  function noteEntry({ isIntersecting, boundingClientRect }: IntersectionObserverEntry) {
    // The visitor may have jumped past the element.
    if (!isIntersecting && boundingClientRect.top >= 0) return;
    stop();
    report(false);
  }

  return () => stop();
}
