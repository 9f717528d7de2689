const listening = 'jambatan-listening';

/** A form is locked until its draft has been read, which is some time after React listens. */
const lockedControl =
  '.enrolment-wizard__form--locked :is(button, input, select, textarea):disabled';

/**
 * Records taps, before the site's script listens, on the buttons, which the browser can't handle by
 * itself, and answers those on a locked form once it is open. Links and the menu work without a script.
 *
 * @param onTouch called as soon as the visitor touches anything
 * @returns aborts the recording; the replay aborts it too
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
  // Not ended by the replay.
  addEventListener('pointerup', answerOnceEnabled, true);
  // The button's click is recorded.
  listen('submit', (event: Event) => event.preventDefault());
  listen(listening, () => {
    recording.abort();
    for (const button of tapped) button.click();
  });
  return recording;
}

/**
 * Ends the recording and does what was tapped, in order. To be called as soon as React listens, outside
 * of its own work: it brings what is tapped to life there and then.
 */
export function replayEarlyTaps(): void {
  dispatchEvent(new Event(listening));
}

function answerOnceEnabled({ target }: Event): void {
  const control = (target as Element).closest<HTMLElement>(lockedControl);
  if (control?.localName === 'button') onceEnabled(control, () => control.click());
  else if (control) onceEnabled(control, () => control.focus());
}

/** Gives up when the visitor taps something else meanwhile. */
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
