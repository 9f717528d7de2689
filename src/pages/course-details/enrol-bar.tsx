import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../content/addresses';
import { coursePage } from '../../content/course-page';
import type { CourseStanding } from './course-standing';
import { Button } from '../../ui/button';
import './course-details-page.css';

interface EnrolBarProps {
  readonly title: string;
  /** Hidden, it is out of reach for everybody. */
  readonly shown: boolean;
  /** The button, and the link next to it. */
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
  readonly standing: CourseStanding | undefined;
  readonly onEnrol: () => void;
}

const { enrolled } = coursePage;

/**
 * The side 'Enroll Now' button; green, disabled and in Arabic once enrolled (section 2). A disabled
 * button leads nowhere, so a link to the receipt goes with it.
 */
export function EnrolButton({ standing, onEnrol }: EnrolButtonProps) {
  if (!standing) {
    return (
      <Button className="enrol-button" onClick={onEnrol}>
        {coursePage.enrol}
      </Button>
    );
  }
  return (
    <>
      <Button className={`enrol-button enrol-button--${standing.kind}`} disabled>
        {standing.kind === 'received' ? (
          coursePage.received
        ) : (
          <>
            <span lang="ar" dir="rtl">
              {enrolled.label}
            </span>
            <span>{enrolled.translation.label}</span>
          </>
        )}
      </Button>
      <Link className="enrol-receipt target" to={paths.receipt(standing.record.id)}>
        {coursePage.receipt}
      </Link>
    </>
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
