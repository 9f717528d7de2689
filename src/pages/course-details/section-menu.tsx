import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { coursePage } from '../../content/course-page';
import { prefersReducedMotion } from '../../ui/browser';
import './course-details-page.css';

interface SectionMenuProps {
  /** Index of the active section. */
  readonly active: number;
  readonly onChoose: (index: number) => void;
}

/** The side menu of the course's sections: plain links to them, the active one in red (section 2). */
export function SectionMenu({ active, onChoose }: SectionMenuProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(0);

  // On a phone the menu is a strip of its own scrolling: the active item is brought into it. Not as the
  // page comes to life, when a finger may be on another one.
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
              className="section-menu__link"
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
 * The scroll rule of section 2: a section becomes active when its top lies between 0 and half the
 * viewport's height. Of several such sections it is the first; without any, the active one stays as
 * long as it is in view. After a jump it is the one that was passed last, or the first.
 *
 * @param tops each section's distance from the viewport's top in CSS pixels, in the page's order
 * @param viewportHeight in CSS pixels
 * @param current index of the active section
 * @returns index of the section that is active now
 */
export function activeSection(
  tops: readonly number[],
  viewportHeight: number,
  current: number,
): number {
  // Browsers report fractions of a pixel: a section scrolled to the very top may stand at -0.3.
  const found = tops.map(Math.round).findIndex((top) => top >= 0 && top <= viewportHeight / 2);
  if (found !== -1) return found;
  const [top = Number.NaN, next = Infinity] = tops.slice(current);
  const isOutOfView = top >= viewportHeight || next < 0;
  if (!isOutOfView) return current;
  const lastPassed = tops.findLastIndex((passed) => passed < 0);
  return Math.max(lastPassed, 0);
}

/** After so many milliseconds without a scroll event, a scroll has ended. */
const scrollEndMs = 150;

/**
 * Which section of a page is active: the one last chosen, or the one that scrolling brought up.
 * While the page still scrolls to the chosen section, those that pass by do not take over.
 *
 * @param ids the sections' element ids, in the page's order; the same array on every render
 * @returns index of the active section, and the function that chooses one and scrolls to it
 */
export function useActiveSection(ids: readonly string[]): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  /** Runs as long as the page scrolls to the section that was chosen. */
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

    addEventListener('scroll', handleScroll, { passive: true });
    // A finger or a wheel takes the scrolling over: from then on the rule decides.
    addEventListener('wheel', endScroll, { passive: true });
    addEventListener('touchmove', endScroll, { passive: true });
    // The browser may have scrolled the built HTML before the script came: to a section, or back.
    handleScroll();
    return () => {
      removeEventListener('scroll', handleScroll);
      removeEventListener('wheel', endScroll);
      removeEventListener('touchmove', endScroll);
      endScroll();
    };
  }, [ids]);

  // An address with a section's id leads to it, also where the HTML came without the section.
  useEffect(() => {
    const id = ids.find((candidate) => `#${candidate}` === location.hash);
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, [ids]);

  function choose(index: number) {
    keepScrolling();
    setActive(index);
    // Here, not in CSS: the browser's own way to an address with a section must not be smooth,
    // for Chromium loses it when the page scrolls meanwhile.
    const section = document.getElementById(ids[index] ?? '');
    section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  return [active, choose];
}
