import { type RefObject, useLayoutEffect } from 'react';

/**
 * Restores the focus when the focused element is removed. Otherwise, the body would get the focus,
 * and keyboard and screen-reader users would have to start at the top of the page again.
 *
 * @param area container of elements that may be removed. The container may be removed too.
 * @param place selector for the element to focus. If a dialog is open, its title gets the focus
 *   instead.
 */
export function useRestoreFocus(area: RefObject<HTMLElement | null>, place = 'main'): void {
  useLayoutEffect(() => {
    const root = area.current;
    if (!root) return;
    let held: Element | null = null;

    function handleFocusIn({ target }: FocusEvent) {
      held = target as Element;
    }

    // Browsers may also fire `focusout` for a removed element, so check that the element is still
    // in the document.
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
 * Focuses an element that is not a control, such as a heading or the main element.
 *
 * @param preventScroll true to keep the scroll position. Defaults to true for the main element, which
 *   is far taller than the window.
 */
export function moveFocusTo(
  target: HTMLElement | null | undefined,
  preventScroll = target?.localName === 'main',
): void {
  if (!target) return;
  // Don't set `tabindex` earlier, because an opening dialog would then focus its title instead of
  // its first control.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll });
}
