const listening = 'site-listening';

/**
 * Matches the controls of a locked form. A form is locked until its draft has been read, some time
 * after hydration.
 */
const lockedControl =
  '.enrolment-wizard__form--locked :is(button, input, select, textarea):disabled';

/**
 * Records taps on buttons until the site's script is listening. Also replays a tap on a locked form
 * once the form is unlocked. Links and the menu need no replay, because they work without scripts.
 *
 * @param onTouch called when the visitor touches the page, presses a key or scrolls with the wheel
 * @returns a controller that stops the recording when aborted. The replay aborts it too.
 */
export function recordEarlyTaps(onTouch: () => void): AbortController {
  const tapped: HTMLElement[] = [];
  const recording = new AbortController();
  const listen = <Event>(type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener as EventListener, { capture: true, signal: recording.signal });

  listen('pointerdown', onTouch);
  listen('keydown', onTouch);
  listen('wheel', onTouch);
  listen('click', ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>('button:not([popovertarget])');
    if (button) tapped.push(button);
  });
  // Keep this listener after the replay, because a form may still be locked.
  addEventListener('pointerup', actOnceEnabled, true);
  // Prevent native submission, because the button's click is recorded.
  listen('submit', (event: Event) => event.preventDefault());
  listen(listening, () => {
    recording.abort();
    for (const button of tapped) button.click();
  });
  return recording;
}

/**
 * Stops the recording and replays the recorded taps in order. Call this as soon as React is
 * listening, but not during React's own work, because a replayed tap hydrates its target
 * synchronously.
 */
export function replayEarlyTaps(): void {
  dispatchEvent(new Event(listening));
}

function actOnceEnabled({ target }: Event): void {
  const control = (target as Element).closest<HTMLElement>(lockedControl);
  if (control?.localName === 'button') onceEnabled(control, () => control.click());
  else if (control) onceEnabled(control, () => control.focus());
}

/** Calls `then` once the element is enabled, unless the visitor taps again first. */
function onceEnabled(element: HTMLElement, then: () => void): void {
  const stop = () => {
    observer.disconnect();
    removeEventListener('pointerdown', stop, true);
  };
  const observer = new MutationObserver(() => {
    if (element.matches(':disabled')) return;
    stop();
    then();
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['disabled'] });
  addEventListener('pointerdown', stop, true);
}
