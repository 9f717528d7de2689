import { useDeferredValue, useSyncExternalStore } from 'react';
import type { Offering } from '../../content/offerings';
import { dayAt, nextStarts } from '../../site/calendar';
import './start-dates.css';

export interface StartDates {
  readonly days: readonly string[];
  /** Hides prerendered days, which may be past, until scripts have read the clock. */
  readonly className: string | undefined;
}

export function useStartDates(offering: Offering): StartDates {
  // Deferred, because the store's value differs from the prerendered one and would otherwise
  // re-render all cards in one task.
  const today = useDeferredValue(useSyncExternalStore(subscribe, readToday, readToday), null);
  return {
    days: nextStarts(offering, today),
    className: today === null ? 'start-date--unchecked' : undefined,
  };
}

const readToday = (): string | null => dayAt(Date.now());

/** Calls `onChange` when the page is hidden or shown again, because it may stay open for days. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
