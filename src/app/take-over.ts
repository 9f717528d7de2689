/** The state of the start script, which is inlined in every page (start.ts). */
export interface Start {
  /** Records taps until it is aborted. */
  readonly recording: AbortController;
  /** The recorded controls, in the order of the taps. */
  tapped: HTMLElement[];
  /** Copies of the notice that the page's scripts can't run. */
  readonly notices: Element[];
  /** Shows the notice, unless the site has started. */
  fail(): void;
}

declare global {
  /** Undefined in the development server's pages, which have no start script. */
  var siteStart: Start | undefined;
}

/**
 * Ends the work of the start script: removes its notice, because React expects the page as it was,
 * and replays the recorded taps in order. Call this as soon as React is listening, but not during
 * React's own work, because a replayed tap hydrates its target synchronously.
 */
export function takeOver({ recording, tapped, notices }: Start): void {
  recording.abort();
  document.documentElement.classList.remove('unscripted');
  for (const notice of notices) notice.remove();
  for (const control of tapped) replay(control);
}

/** Clicks a button or focuses a field, once the form has read its draft and is enabled. */
function replay(control: HTMLElement): void {
  if (control.matches(':disabled')) {
    const observer = new MutationObserver(() => {
      if (control.matches(':disabled')) return;
      observer.disconnect();
      replay(control);
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  } else if (control.localName === 'button') control.click();
  else control.focus();
}
