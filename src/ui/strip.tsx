import './strip.css';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from './icon';
import { useRestoreFocus } from './restore-focus';

/** The strip at the top of every page, of lines one below the other. It covers nothing of the page. */
export function Strip({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area);
  useHeight(area);
  return (
    <div ref={area} className="strip">
      {children}
    </div>
  );
}

interface StripLineProps {
  /** Its accessible name. */
  readonly label: string;
  readonly icon: IconName;
  readonly isUrgent: boolean;
  /** Read out as they come; with none the line is not seen. */
  readonly sentences: readonly string[];
  readonly buttons?: ReactNode;
  /** Below all that. */
  readonly children?: ReactNode;
}

/** A line of the strip. Always there, so that what comes into it is announced. */
export function StripLine(props: StripLineProps) {
  const { label, icon, isUrgent, sentences, buttons, children } = props;
  const state = sentences.length === 0 ? 'empty' : isUrgent ? 'urgent' : 'calm';
  return (
    <div
      className={`strip__line strip__line--${state}`}
      role={state === 'empty' ? undefined : 'region'}
      aria-label={state === 'empty' ? undefined : label}
    >
      <div className="strip__inner container">
        {state !== 'empty' && (
          <div className="strip__icon">
            <Icon name={icon} />
          </div>
        )}
        <div className="strip__text" role="status">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        {buttons && <div className="strip__buttons">{buttons}</div>}
        {children}
      </div>
    </div>
  );
}

/** Tells the styles how high the strip is, and moves nothing under a finger as that changes. */
function useHeight(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const strip = area.current;
    if (!strip) return undefined;
    let before = 0;
    const observer = new ResizeObserver(() => {
      const { height } = strip.getBoundingClientRect();
      // To set it, even to what it was, has the browser style the whole page anew.
      if (height === before) return;
      document.documentElement.style.setProperty('--strip-height', `${height}px`);
      keepInPlace(height - before);
      before = height;
    });
    observer.observe(strip);
    return () => observer.disconnect();
  }, [area]);
}

/**
 * Keeps in place what the visitor has scrolled to, or a field that has the focus.
 *
 * @param growth of what stands above, in pixels
 */
function keepInPlace(growth: number): void {
  // Browsers do it themselves, but not at a page's top, and Safari nowhere.
  if (scrollY > 0 && CSS.supports('overflow-anchor', 'auto')) return;
  const isWriting = document.activeElement?.matches('main :is(input, select, textarea)');
  if (scrollY > 0 || isWriting) scrollBy({ top: growth, behavior: 'instant' });
}
