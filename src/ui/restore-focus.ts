import { type RefObject, useLayoutEffect } from 'react';

/**
 * Restores the focus when the focused element is removed. Otherwise the focus would fall to the
 * body, and keyboard and screen-reader users would start at the top of the page again.
 *
 * @param area container of such elements; it may itself be removed
 * @param place selector of the element to focus, unless a dialog is open: it keeps the focus
 */
export function useRestoreFocus(area: RefObject<HTMLElement | null>, place = 'main'): void {
  useLayoutEffect(() => {
    const root = area.current;
    if (!root) return;
    let held: Element | null = null;

    function handleFocusIn({ target }: FocusEvent) {
      held = target as Element;
    }

    // Browsers may also fire `focusout` for removed elements, so check that it is still there.
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

/** Moves the focus to the open dialog's title, or else to `place`, if nothing has the focus. */
export function restoreFocus(place = 'main'): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  moveFocusTo(
    document.querySelector<HTMLElement>('dialog:modal .dialog__title') ??
      document.querySelector<HTMLElement>(place) ??
      document.querySelector('main'),
  );
}

/** Moves the focus to an element that is not a control: a heading or the main element. */
export function moveFocusTo(target: HTMLElement | null): void {
  if (!target) return;
  // Set only now: a dialog focuses the first focusable element when it opens.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The main element is far taller than the window, so keep the scroll position.
  target.focus({ preventScroll: target.localName === 'main' });
}
