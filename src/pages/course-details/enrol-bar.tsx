import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useHref } from 'react-router-dom';
import { prescribedArabic } from '../../content/prescribed-arabic';
import { language } from '#words/language';
import { coursePage } from '#words/course-page';
import { paths } from '../../content/paths';
import { Button } from '../../ui/button';
import { watchView } from '../../ui/watch-view';
import './course-details-page.css';
import type { CourseStatus } from './course-status';

interface EnrolBarProps {
  readonly title: string;
  readonly shown: boolean;
  /** The enrol button and the link next to it. */
  readonly children: ReactNode;
}

/** A bar on phones that keeps the enrol button within reach of a thumb. */
export function EnrolBar({ title, shown, children }: EnrolBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown && bar.current) uncoverFocus(bar.current);
  }, [shown]);

  return (
    <div className={shown ? 'enrol-bar enrol-bar--shown screen-only' : 'enrol-bar screen-only'}>
      <div ref={bar} className="enrol-bar__inner line row">
        {/* Hidden from screen readers, because they have already announced the title. */}
        <p className="enrol-bar__title" aria-hidden="true">
          {title}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Scrolls the focused element into view if the bar has covered it. */
function uncoverFocus(bar: HTMLElement): void {
  const focused = document.querySelector(':focus-visible');
  // Zero on wide screens and in very short windows, where the bar is not displayed.
  const { offsetHeight } = bar;
  if (!focused || offsetHeight === 0) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isCovered = top < innerHeight && bottom > innerHeight - offsetHeight;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

interface EnrolButtonProps {
  readonly status: CourseStatus | undefined;
  /** Path of the enrolment form, whose code is prefetched. */
  readonly to: string;
  readonly onEnrol: () => void;
}

const { enrolled } = coursePage;

/** The 'Enroll Now' button, or a disabled one with a link to the receipt (section 2). */
export function EnrolButton({ status, to, onEnrol }: EnrolButtonProps) {
  if (!status) {
    return (
      <Button className="enrol-button needs-script" data-to={to} onClick={onEnrol}>
        {coursePage.enrol}
      </Button>
    );
  }
  return (
    <>
      <Button className={`enrol-button enrol-button--${status.kind} needs-script`} disabled>
        {status.kind === 'received' ? (
          coursePage.received
        ) : (
          <>
            {language !== 'ar' && (
              <span lang="ar" dir="rtl">
                {prescribedArabic.enrolled.label}
              </span>
            )}
            <span>{enrolled.label}</span>
          </>
        )}
      </Button>
      <Link className="enrol-receipt target strong" to={paths.receipt(status.record.id)}>
        {coursePage.receipt}
      </Link>
    </>
  );
}

const beyondPage = '1000000px';

/** Returns true while the page's first link to a path is above the window and the last is below. */
export function useBetweenLinks(page: RefObject<Element | null>, path: string): boolean {
  const href = useHref(path);
  const [between, setBetween] = useState(false);

  useEffect(() => {
    const links = page.current?.querySelectorAll(`a[href="${href}"]`);
    const first = links?.item(0);
    const last = links?.item(links.length - 1);
    if (!first || !last) return;
    const passed = new Set<Element>();
    const watch = (link: Element, rootMargin: string) =>
      watchView(
        link,
        ({ isIntersecting }) => {
          if (isIntersecting) passed.delete(link);
          else passed.add(link);
          setBetween(passed.has(first) && passed.has(last));
        },
        { rootMargin },
      );
    // The margins reach beyond the page, so that a jump past both links is noticed, too: the first
    // is passed if it is above the window, and the last if it is below.
    const stops = [
      watch(first, `-${navigationBarHeight()}px 0px ${beyondPage}`),
      watch(last, `${beyondPage} 0px 0px`),
    ];
    return () => stops.forEach((stop) => stop());
  }, [page, href]);

  return between;
}

/** Returns `--bar-height` in CSS pixels. A link behind the navigation bar counts as out of view. */
function navigationBarHeight(): number {
  return 4 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
