import { type ReactNode, useEffect, useRef } from 'react';
import './enrol-bar.css';

interface EnrolBarProps {
  readonly title: string;
  /** Hidden, it is out of reach for everybody. */
  readonly shown: boolean;
  /** The button. */
  readonly children: ReactNode;
}

/** On a phone, the way to the form at the window's foot, where a thumb is. */
export function EnrolBar({ title, shown, children }: EnrolBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown && bar.current) uncoverFocus(bar.current);
  }, [shown]);

  return (
    <div className={shown ? 'enrol-bar enrol-bar--shown' : 'enrol-bar'}>
      <div ref={bar} className="enrol-bar__inner">
        {/* Only a reminder for the eye: whoever hears the page knows its title. */}
        <p className="enrol-bar__title" aria-hidden="true">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}

/** The bar may come after the scroll that brought what has the focus into view. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.querySelector(':focus-visible');
  // It has none where it is not shown, on a wide screen.
  const { offsetHeight } = bar;
  if (!focused || offsetHeight === 0) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = top < innerHeight && bottom > innerHeight - offsetHeight;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}
