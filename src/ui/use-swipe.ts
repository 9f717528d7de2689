import { type PointerEvent, useRef } from 'react';

/** How far a finger has to travel sideways before it means "next", in CSS pixels. */
const swipeDistance = 40;

/**
 * Pointer handlers for an element that a finger or a pen can swipe. While the finger is down, the
 * element carries `data-dragging` and its custom property `--drag` holds the way so far.
 *
 * @param onSwipe called with 1 for a swipe to the next item, with -1 to the one before
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
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
