import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import './slider.css';

interface SliderProps {
  /** Accessible name of the slider. */
  readonly label: string;
  readonly slides: readonly { readonly id: string; readonly content: ReactNode }[];
  readonly initialIndex: number;
  /** Accessible name of a dot; positions count from 1. */
  readonly goTo: (position: number, total: number) => string;
  readonly className?: string;
}

/**
 * Slides on a track that shifts by one step per index, chosen by dots or a swipe (sections 4
 * and 9). The page's CSS sets `--slide-width` and `--slide-step`.
 */
export function Slider({ label, slides, initialIndex, goTo, className = '' }: SliderProps) {
  const [active, setActive] = useState(initialIndex);
  const last = slides.length - 1;
  const swipe = useSwipe((direction) => setActive(Math.max(0, Math.min(active + direction, last))));

  return (
    <section className={`slider ${className}`} aria-label={label}>
      <div className="slider__viewport" {...swipe}>
        <ul className="slider__track" data-active={active} aria-live="polite">
          {slides.map(({ id, content }, index) => (
            <li key={id} className="slider__slide" inert={index !== active}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className="slider__dots">
        {slides.map(({ id }, index) => (
          <button
            key={id}
            type="button"
            aria-label={goTo(index + 1, slides.length)}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => setActive(index)}
          />
        ))}
      </div>
    </section>
  );
}

/** How far a finger has to travel sideways before it means "next", in CSS pixels. */
const swipeDistance = 40;

/**
 * Pointer handlers for an element that a finger or a pen can swipe. While the finger is down, the
 * element carries `data-dragging` and its custom property `--drag` holds the way so far.
 *
 * @param onSwipe called with 1 for a swipe to the next item, with -1 to the one before
 */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const startX = useRef<number>(undefined);

  function end({ currentTarget }: PointerEvent<HTMLElement>) {
    startX.current = undefined;
    currentTarget.style.removeProperty('--drag');
    currentTarget.removeAttribute('data-dragging');
  }

  return {
    onPointerDown({ pointerType, isPrimary, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (pointerType === 'mouse' || !isPrimary) return;
      startX.current = clientX;
      currentTarget.setAttribute('data-dragging', '');
    },
    onPointerMove({ isPrimary, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      if (startX.current === undefined || !isPrimary) return;
      currentTarget.style.setProperty('--drag', `${clientX - startX.current}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (startX.current === undefined || !event.isPrimary) return;
      const distance = event.clientX - startX.current;
      end(event);
      if (Math.abs(distance) >= swipeDistance) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
