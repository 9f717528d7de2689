import { startedEvent } from './start-events';

/**
 * Ends the start script's recording, and replays the taps that it has recorded, in order. Call this
 * as soon as React is listening, but not during React's own work, because a replayed tap hydrates
 * its target synchronously.
 */
export function replayEarlyTaps(): void {
  const tapped: HTMLElement[] = [];
  dispatchEvent(new CustomEvent(startedEvent, { detail: tapped }));
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
