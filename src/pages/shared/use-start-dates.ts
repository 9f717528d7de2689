import { useSyncExternalStore } from 'react';
import { dayAt, nextStarts, type Offering } from '../../content/offerings';
import './start-dates.css';

export interface StartDates {
  /** The next first days of classes, as `nextStarts` gives them. */
  readonly days: readonly string[];
  /**
   * What those elements get that show them. Built HTML is read on any later day: until the clock is
   * known the days keep their place unseen. Without a script they are shown.
   */
  readonly className: string | undefined;
}

/** When a course begins next, by the academy's clock. */
export function useStartDates(offering: Offering): StartDates {
  const today = useSyncExternalStore(
    subscribe,
    () => dayAt(Date.now()),
    () => null,
  );
  return {
    days: nextStarts(offering, today),
    className: today === null ? 'start-date--unchecked' : undefined,
  };
}

/** A page that stays open for days is looked at again. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
