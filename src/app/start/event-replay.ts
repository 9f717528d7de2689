/** What to do with the elements that were tapped before React listened, in order. */
type Replay = (tapped: readonly HTMLElement[]) => void;

const listening = 'jambatan-listening';

/**
 * Records taps, before the site's script listens, on what the browser can't handle by itself:
 * buttons, and fields that are still disabled. Links and the menu work without a script.
 *
 * @param onTouch called as soon as the visitor touches anything
 * @returns aborts the recording; the replay aborts it too
 */
export function recordEarlyTaps(onTouch: () => void): AbortController {
  const tapped: HTMLElement[] = [];
  const recording = new AbortController();
  const listen = <Event>(type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener as EventListener, { capture: true, signal: recording.signal });
  const record = (type: string, selector: string) =>
    listen(type, ({ target }: Event) => {
      const element = (target as Element).closest<HTMLElement>(selector);
      if (element) tapped.push(element);
    });

  listen('pointerdown', onTouch);
  listen('keydown', onTouch);
  listen('wheel', onTouch);
  record('click', 'button:not([popovertarget])');
  // Disabled elements get no click.
  record('pointerup', 'button:disabled');
  // For longer: a form is locked until its draft has been read.
  addEventListener('pointerup', focusOnceEnabled, true);
  // The button's click is recorded.
  listen('submit', (event: Event) => event.preventDefault());
  listen(listening, ({ detail: replay }: CustomEvent<Replay>) => {
    recording.abort();
    replay(tapped);
  });
  return recording;
}

/**
 * Ends the recording and does what was tapped. To be called as soon as React listens, outside of its own
 * work: it brings what is tapped to life there and then.
 */
export function replayEarlyTaps(): void {
  dispatchEvent(new CustomEvent<Replay>(listening, { detail: replayAll }));
}

/** What is still disabled, as a form is until its draft has been read, is replayed once enabled. */
function replayAll(tapped: readonly HTMLElement[]): void {
  for (const element of tapped) {
    if (element.matches(':disabled')) onceEnabled(element, () => element.click());
    else element.click();
  }
}

function focusOnceEnabled({ target }: Event): void {
  const field = (target as Element).closest<HTMLElement>(':is(input, select, textarea):disabled');
  if (field) onceEnabled(field, () => field.focus());
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
