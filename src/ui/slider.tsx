import { type ComponentType, type PointerEvent, useRef, useState } from 'react';
import { lineDirection } from './browser';
import { useHydrated } from './use-hydrated';
import './slider.css';

interface SliderProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Shows an item on its slide. */
  readonly Card: ComponentType<Item>;
  readonly initialIndex?: number;
  /** Returns a dot's accessible name. Positions start at 1. */
  readonly goTo: (position: number, total: number) => string;
  readonly className?: string;
}

/** Slides on a track (sections 4 and 9). The page's CSS sets `--slide-width` and `--slide-step`. */
export function Slider<Item extends { readonly name: string }>({
  label,
  items,
  Card,
  initialIndex = 0,
  goTo,
  className = '',
}: SliderProps<Item>) {
  const [active, setActive] = useState(initialIndex);
  // Without scripts, the slides are scrolled instead: each can be read, and keys scroll them.
  const isHydrated = useHydrated();
  const last = items.length - 1;
  const swipe = useSwipe((direction) => setActive(Math.max(0, Math.min(active + direction, last))));

  return (
    <section className={`slider ${className}`} aria-label={label}>
      <div className="slider__viewport" tabIndex={isHydrated ? undefined : 0} {...swipe}>
        <ul className="slider__track" data-index={active} aria-live="polite">
          {items.map((item, index) => (
            <li
              key={item.name}
              className="slider__slide"
              data-active={index === active}
              inert={isHydrated && index !== active}
            >
              <Card {...item} />
            </li>
          ))}
        </ul>
      </div>
      <div className="slider__dots needs-script">
        {items.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className="icon-button"
            aria-label={goTo(index + 1, items.length)}
            aria-current={index === active ? 'true' : undefined}
            onClick={() => setActive(index)}
          />
        ))}
      </div>
    </section>
  );
}

/** Shortest horizontal movement that counts as a swipe, in CSS pixels. */
const swipeDistance = 40;

/**
 * Returns pointer handlers that let a finger or a pen swipe an element, whose property `--drag`
 * holds the distance so far.
 *
 * @param onSwipe called with 1 to go to the next item
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
      const distance = (event.clientX - startX.current) * lineDirection();
      end(event);
      if (Math.abs(distance) >= swipeDistance) onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel: end,
  };
}
