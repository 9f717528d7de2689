import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { coursePage } from '../../content/course-page';
import { Button } from '../../ui/button';
import './course-details-page.css';

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

interface EnrolButtonProps {
  readonly enrolled: boolean;
  readonly onEnrol: () => void;
}

/** The side 'Enroll Now' button; green, disabled and in Arabic once enrolled (section 2). */
export function EnrolButton({ enrolled, onEnrol }: EnrolButtonProps) {
  if (!enrolled) {
    return (
      <Button className="enrol-button" onClick={onEnrol}>
        {coursePage.enrol}
      </Button>
    );
  }
  return (
    <Button className="enrol-button enrol-button--enrolled" disabled>
      <span lang="ar" dir="rtl">
        {coursePage.enrolled.label}
      </span>
    </Button>
  );
}

/**
 * Whether the visitor is between a page's first link to an address, which has gone up out of view,
 * and its last, which has not come into view. False until a script knows.
 *
 * @param page holds the links, which stay as long as it does
 * @param href as the links have it
 */
export function useBetweenLinks(page: RefObject<Element | null>, href: string): boolean {
  const [between, setBetween] = useState(false);

  useEffect(() => {
    const links = page.current?.querySelectorAll(`a[href="${href}"]`);
    const first = links?.item(0);
    const last = links?.item(links.length - 1);
    if (!first || !last) return;
    const barHeight = navigationBarHeight();
    let firstIsAbove = false;
    let lastIsBelow = false;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          const isAbove = boundingClientRect.top < barHeight;
          if (target === first) firstIsAbove = !isIntersecting && isAbove;
          if (target === last) lastIsBelow = !isIntersecting && !isAbove;
        }
        setBetween(firstIsAbove && lastIsBelow);
      },
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [page, href]);

  return between;
}

/** `--bar-height` in CSS pixels: what has gone below the bar is out of view as well. */
function navigationBarHeight(): number {
  return 4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
