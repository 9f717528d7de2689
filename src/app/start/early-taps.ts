/** What is done with the elements that were tapped while nothing listened. */
type Replay = (tapped: Iterable<HTMLElement>) => void;

const handOver = 'jambatan-hand-over';

/**
 * Keeps what is tapped before the site's script listens, and that the browser can't do by itself:
 * buttons, and fields that wait to be unlocked. Links and the menu work without it.
 *
 * @param onTouch called as soon as the visitor touches anything
 * @returns to be aborted where that script does not arrive; it is, once it has taken over
 */
export function keepTaps(onTouch: () => void): AbortController {
  const tapped = new Set<HTMLElement>();
  const listening = new AbortController();
  const listen = <Event>(type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener as EventListener, { capture: true, signal: listening.signal });
  const keep = (type: string, selector: string) =>
    listen(type, ({ target }: Event) => {
      const element = (target as Element).closest<HTMLElement>(selector);
      if (element) tapped.add(element);
    });

  listen('pointerdown', onTouch);
  listen('keydown', onTouch);
  listen('wheel', onTouch);
  keep('click', 'button:not([popovertarget])');
  // What is disabled gets no click.
  keep('pointerup', ':disabled');
  // The button's click is kept.
  listen('submit', (event: Event) => event.preventDefault());
  listen(handOver, ({ detail: replay }: CustomEvent<Replay>) => {
    listening.abort();
    replay(tapped);
  });
  return listening;
}

/** Ends the keeping, where it goes on, with what is to be done with that which was kept. */
export function takeEarlyTaps(replay: Replay): void {
  dispatchEvent(new CustomEvent<Replay>(handOver, { detail: replay }));
}
