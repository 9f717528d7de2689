import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses `place`, or an open dialog's title, when the focused element in `area` is removed.
 * Otherwise, keyboard users would have to start at the top again.
 */
export function useRestoreFocus(area: RefObject<HTMLElement | null>, place = 'main'): void {
  useLayoutEffect(() => {
    const root = area.current;
    if (!root) return;
    let held: Element | null = null;

    function handleFocusIn({ target }: FocusEvent) {
      held = target as Element;
    }

    // Browsers may also fire `focusout` for a removed element.
    function handleFocusOut() {
      queueMicrotask(() => {
        if (held?.isConnected && held !== document.activeElement) held = null;
      });
    }

    function check() {
      if (!held || held.isConnected) return;
      held = null;
      restoreFocus(place);
    }

    const observer = new MutationObserver(check);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('focusin', handleFocusIn);
    root.addEventListener('focusout', handleFocusOut);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', handleFocusIn);
      root.removeEventListener('focusout', handleFocusOut);
      queueMicrotask(check);
    };
  }, [area, place]);
}

/** If nothing has the focus, focuses the open dialog's title, or `place` if no dialog is open. */
export function restoreFocus(place = 'main'): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  moveFocusTo(
    document.querySelector<HTMLElement>('dialog:modal .dialog__title') ??
      document.querySelector<HTMLElement>(place) ??
      document.querySelector('main'),
  );
}

/**
 * Focuses an element that is not a control. By default, only the main element, which is far taller
 * than the window, is not scrolled into view.
 */
export function moveFocusTo(
  target: HTMLElement | null | undefined,
  preventScroll = target?.localName === 'main',
): void {
  if (!target) return;
  // If `tabindex` were set earlier, an opening dialog would focus its title.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll });
}
