import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus a place when the element that has it goes, which would drop it on the body: a
 * keyboard or a screen reader would have to start at the top of the page again.
 *
 * @param area where such elements are; it may go as a whole
 * @param place selects what then gets the focus, unless a dialog is open: that keeps it
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, place = 'main'): void {
  useLayoutEffect(() => {
    const root = area.current;
    if (!root) return;
    let held: Element | null = null;

    function handleFocusIn({ target }: FocusEvent) {
      held = target as Element;
    }

    // A browser may tell of what it takes away as well: only what still stands was left.
    function handleFocusOut() {
      queueMicrotask(() => {
        if (held?.isConnected && held !== document.activeElement) held = null;
      });
    }

    function check() {
      if (!held || held.isConnected) return;
      held = null;
      placeLostFocus(place);
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

/** Gives the focus to the title of the open dialog, else to `place`, if nothing has it. */
export function placeLostFocus(place = 'main'): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  placeFocus(
    document.querySelector<HTMLElement>('dialog:modal .dialog__title') ??
      document.querySelector<HTMLElement>(place) ??
      document.querySelector('main'),
  );
}

/** Gives the focus to what is no control: a heading, or the page's own part. */
export function placeFocus(target: HTMLElement | null): void {
  if (!target) return;
  // Not from the start: a dialog that opens would begin with what can have the focus at all.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  // The page's own part is far longer than the window: it is read from where it stands.
  target.focus({ preventScroll: target.localName === 'main' });
}
