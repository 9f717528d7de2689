import type { Page } from '@playwright/test';

/**
 * The controls that a thumb misses: smaller than 24 pixels, or than 44 where they are what the page
 * is about: its buttons, tabs and fields.
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmallTargets);

function findSmallTargets(): string[] {
  // What lies under a dialog can't be touched.
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="tab"]',
  );
  return [...controls].flatMap((control) => {
    const { width, height } = sizeOf(control);
    const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1;
    if (!isShown || control.closest('[inert]') || isPartOfText(control)) return [];
    const least = control.matches('.button, input, select, textarea, [role="tab"]') ? 44 : 24;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.id;
    return Math.min(width, height) < least ? [`${name}: ${width} × ${height}`] : [];
  });

  /** A box to tick is as large as what stands beside it, which ticks it as well. */
  function sizeOf(control: HTMLElement) {
    const label = control.matches('[type="radio"], [type="checkbox"]') && control.closest('label');
    return (label || control).getBoundingClientRect();
  }

  /** A link within a sentence is as high as its line. */
  function isPartOfText(control: HTMLElement) {
    const around = control.parentElement?.textContent ?? '';
    return getComputedStyle(control).display === 'inline' && around !== control.textContent;
  }
}
