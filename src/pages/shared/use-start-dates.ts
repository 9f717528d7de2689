import { useDeferredValue, useSyncExternalStore } from 'react';
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
  // Deferred: a store whose value differs from the server's renders all cards again in one go.
  const today = useDeferredValue(useSyncExternalStore(subscribe, readToday, readToday), null);
  return {
    days: nextStarts(offering, today),
    className: today === null ? 'start-date--unchecked' : undefined,
  };
}

const readToday = (): string | null => dayAt(Date.now());

/** A page that stays open for days is looked at again. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
