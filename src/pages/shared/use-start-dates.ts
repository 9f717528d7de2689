import { useDeferredValue, useSyncExternalStore } from 'react';
import { dayAt, nextStarts, type Offering } from '../../content/offerings';
import './start-dates.css';

export interface StartDates {
  /** The next start dates, from `nextStarts`. */
  readonly days: readonly string[];
  /**
   * Class for the elements that show the days. Prerendered HTML may be read on any later day, so
   * they keep their space but are hidden until the clock has been read. Without scripts they are
   * shown.
   */
  readonly className: string | undefined;
}

/** Returns the next start dates of a course, in the academy's time zone. */
export function useStartDates(offering: Offering): StartDates {
  // Deferred, because a store value that differs from the prerendered one would re-render all cards
  // in one task.
  const today = useDeferredValue(useSyncExternalStore(subscribe, readToday, readToday), null);
  return {
    days: nextStarts(offering, today),
    className: today === null ? 'start-date--unchecked' : undefined,
  };
}

const readToday = (): string | null => dayAt(Date.now());

/** Calls back when the visitor returns to the page, which may have been open for days. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
