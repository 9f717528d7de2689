import './banner.css';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Icon, type IconName } from './icon';
import { useRestoreFocus } from './restore-focus';

/** The banner at the top of every page. It pushes the page down instead of covering it. */
export function Banner({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useRestoreFocus(area);
  useHeight(area);
  return (
    <div ref={area} className="banner screen-only">
      {children}
    </div>
  );
}

interface BannerLineProps {
  readonly label: string;
  readonly icon: IconName;
  readonly isUrgent: boolean;
  /** Sentences to announce when they appear. If there are none, the line is invisible. */
  readonly sentences: readonly string[];
  /** A sentence that is announced, but not shown because a button already says it. */
  readonly announced?: string | false;
  readonly buttons?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A line of the banner. Keep it in the document without sentences, so that changes are announced.
 */
export function BannerLine(props: BannerLineProps) {
  const { label, icon, isUrgent, sentences, announced, buttons, children } = props;
  const state = sentences.length === 0 ? 'empty' : isUrgent ? 'urgent' : 'calm';
  return (
    <div
      className={`banner__line banner__line--${state} notice--${isUrgent ? 'error' : 'info'}`}
      role={state === 'empty' ? undefined : 'region'}
      aria-label={state === 'empty' ? undefined : label}
    >
      <div className="banner__inner container cluster flush">
        {state !== 'empty' && (
          <div className="banner__icon">
            <Icon name={icon} />
          </div>
        )}
        <div className="banner__text" role="status">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {announced && <p className="visually-hidden">{announced}</p>}
        </div>
        {buttons && <div className="banner__buttons line tight">{buttons}</div>}
        {children && <div className="banner__more">{children}</div>}
      </div>
    </div>
  );
}

/** Sets a CSS property to the banner's height, and keeps the content in place. */
function useHeight(area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const banner = area.current;
    if (!banner) return undefined;
    let before = 0;
    const observer = new ResizeObserver(() => {
      const { height } = banner.getBoundingClientRect();
      // Setting the property restyles the whole document, even if the value is unchanged.
      if (height === before) return;
      document.documentElement.style.setProperty('--banner-height', `${height}px`);
      keepInPlace(height - before);
      before = height;
    });
    observer.observe(banner);
    return () => observer.disconnect();
  }, [area]);
}

/** Keeps the visible content or the focused field in place when the content above has grown. */
function keepInPlace(growth: number): void {
  // Scroll anchoring does this too, but not at the top of a page, and Safari doesn't support it.
  if (scrollY > 0 && CSS.supports('overflow-anchor', 'auto')) return;
  const isWriting = document.activeElement?.matches('main :is(input, select, textarea)');
  if (scrollY > 0 || isWriting) scrollBy({ top: growth, behavior: 'instant' });
}
