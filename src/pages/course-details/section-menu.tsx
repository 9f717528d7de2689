import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { coursePage } from '#words/course-page';
import { prefersReducedMotion } from '../../ui/browser';
import { moveFocusTo } from '../../ui/restore-focus';
import './course-details-page.css';

interface SectionMenuProps {
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

export function SectionMenu({ active, onChoose }: SectionMenuProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(0);

  // On a phone, bring the active item into view. Don't scroll during hydration, because the visitor
  // may be touching another item.
  useEffect(() => {
    const item = list.current?.children[active];
    if (active === shown.current || !list.current || !(item instanceof HTMLElement)) return;
    shown.current = active;
    const middle = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
    list.current.scrollTo({ left: middle });
  }, [active]);

  return (
    <nav className="section-menu" aria-label={coursePage.menuLabel}>
      <ol ref={list} className="section-menu__list" role="list">
        {coursePage.sections.map((section, index) => (
          <li key={section.id}>
            <Link
              className="section-menu__link target soft strong"
              to={`#${section.id}`}
              aria-current={index === active ? 'location' : undefined}
              onClick={() => onChoose(index)}
            >
              {section.title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Implements the scroll rule of section 2. The first section whose top is in the upper half of
 * the viewport becomes active. If there is none, and the active section is out of view, the last
 * section that starts above the viewport does.
 *
 * @param tops each section's distance from the top of the viewport, in page order
 */
export function activeSection(
  tops: readonly number[],
  viewportHeight: number,
  current: number,
): number {
  // Round, because browsers report fractions of a pixel. A section at the very top may be at -0.3.
  const found = tops.map(Math.round).findIndex((top) => top >= 0 && top <= viewportHeight / 2);
  if (found !== -1) return found;
  const [top = Number.NaN, next = Infinity] = tops.slice(current);
  const isOutOfView = top >= viewportHeight || next < 0;
  if (!isOutOfView) return current;
  const lastPassed = tops.findLastIndex((passed) => passed < 0);
  return Math.max(lastPassed, 0);
}

/** Time without a scroll event after which a scroll counts as ended. */
const scrollEndMs = 150;

/**
 * Tracks the active section: the one last chosen, or the one scrolled into view.
 *
 * @param ids element ids in page order; must be the same array on every render
 */
export function useActiveSection(ids: readonly string[]): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  const scrolling = useRef<ReturnType<typeof setTimeout>>(undefined);

  function endScroll() {
    clearTimeout(scrolling.current);
    scrolling.current = undefined;
  }

  function keepScrolling() {
    clearTimeout(scrolling.current);
    scrolling.current = setTimeout(endScroll, scrollEndMs);
  }

  useEffect(() => {
    function handleScroll() {
      if (scrolling.current !== undefined) {
        keepScrolling();
        return;
      }
      const tops = ids.map(
        (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
      );
      setActive((current) => activeSection(tops, innerHeight, current));
    }

    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    addEventListener('scroll', handleScroll, options);
    // A touch or the wheel interrupts the scroll. From then on, the scroll rule applies again.
    addEventListener('wheel', endScroll, options);
    addEventListener('touchmove', endScroll, options);
    // The browser may have scrolled before hydration.
    handleScroll();
    return () => {
      listening.abort();
      endScroll();
    };
  }, [ids]);

  // Scroll to the section that the address names, unless the browser could do so.
  useEffect(() => {
    const id = ids.find((candidate) => `#${candidate}` === location.hash);
    const section = id && document.getElementById(id);
    if (section && !section.matches(':target')) section.scrollIntoView({ behavior: 'instant' });
  }, [ids]);

  function choose(index: number) {
    keepScrolling();
    setActive(index);
    // Don't set `scroll-behavior` in CSS, because Chromium aborts its own smooth scroll to a
    // fragment if the page scrolls in the meantime.
    const section = document.getElementById(ids[index] ?? '');
    section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    moveFocusTo(section?.querySelector('h3'), true);
  }

  return [active, choose];
}
