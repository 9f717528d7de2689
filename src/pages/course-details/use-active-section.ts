import { useCallback, useEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../ui/browser';

/**
 * The scroll rule of section 2: a section becomes active when its top lies between 0 and half the
 * viewport's height. Of several such sections it is the first; without any, the active one stays.
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
  return found === -1 ? current : found;
}

/** After so many milliseconds without a scroll event, a scroll has ended. */
const quietTime = 150;

/**
 * Which section of a page is active: the one last chosen, or the one that scrolling brought up.
 * While the page still scrolls to the chosen section, those that pass by do not take over.
 *
 * @param ids the sections' element ids, in the page's order; the same array on every render
 * @returns index of the active section, and the function that chooses one and scrolls to it
 */
export function useActiveSection(ids: readonly string[]): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  const quietTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const holdUntilQuiet = useCallback(() => {
    clearTimeout(quietTimer.current);
    quietTimer.current = setTimeout(() => {
      quietTimer.current = undefined;
    }, quietTime);
  }, []);

  useEffect(() => {
    let frame = 0;

    function applyRule() {
      frame = 0;
      const tops = ids.map(
        (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
      );
      setActive((current) => activeSection(tops, innerHeight, current));
    }

    function handleScroll() {
      if (quietTimer.current !== undefined) holdUntilQuiet();
      else frame ||= requestAnimationFrame(applyRule);
    }

    // A finger or a wheel takes the scrolling over: from then on the rule decides.
    function release() {
      clearTimeout(quietTimer.current);
      quietTimer.current = undefined;
    }

    addEventListener('scroll', handleScroll, { passive: true });
    addEventListener('wheel', release, { passive: true });
    addEventListener('touchmove', release, { passive: true });
    // The browser may have scrolled the built HTML before the script came: to a section, or back.
    handleScroll();
    return () => {
      removeEventListener('scroll', handleScroll);
      removeEventListener('wheel', release);
      removeEventListener('touchmove', release);
      cancelAnimationFrame(frame);
      release();
    };
  }, [ids, holdUntilQuiet]);

  const choose = useCallback(
    (index: number) => {
      holdUntilQuiet();
      setActive(index);
      // Here, not in CSS: the browser's own way to an address with a section must not be smooth,
      // for Chromium loses it when the page scrolls meanwhile.
      const section = document.getElementById(ids[index] ?? '');
      section?.scrollIntoView({ behavior: wantsLessMotion() ? 'instant' : 'smooth' });
    },
    [ids, holdUntilQuiet],
  );

  // An address with a section's id leads to it, also where the HTML came without the section.
  useEffect(() => {
    const id = ids.find((candidate) => `#${candidate}` === location.hash);
    if (id) document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  }, [ids]);

  return [active, choose];
}
