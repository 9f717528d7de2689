import { type RefObject, useLayoutEffect } from 'react';

/**
 * Restores the focus when the element that has it is removed. Otherwise it would fall to the body, and a
 * keyboard or a screen reader would start at the top of the page again.
 *
 * @param area where such elements are; it may be removed as a whole
 * @param place selects what then gets the focus, unless a dialog is open: that keeps it
 */
export function useRestoreFocus(area: RefObject<HTMLElement | null>, place = 'main'): void {
  useLayoutEffect(() => {
    const root = area.current;
    if (!root) return;
    let held: Element | null = null;

    function handleFocusIn({ target }: FocusEvent) {
      held = target as Element;
    }

    // Browsers may fire this for a removed element too: only one that is still there was left.
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

/** Moves the focus to the title of the open dialog, else to `place`, if nothing has it. */
export function restoreFocus(place = 'main'): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  moveFocusTo(
    document.querySelector<HTMLElement>('dialog:modal .dialog__title') ??
      document.querySelector<HTMLElement>(place) ??
      document.querySelector('main'),
  );
}

/** Moves the focus to something that is no control: a heading, or the main element. */
export function moveFocusTo(target: HTMLElement | null): void {
  if (!target) return;
  // Not from the start: a dialog that opens would begin with what can have the focus at all.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The page's own part is far longer than the window: it is read from where it stands.
  target.focus({ preventScroll: target.localName === 'main' });
}
