import type { SettledRecord } from '../outbox/record';

let shown: readonly SettledRecord[] = [];
const seen = new Set<string>();
/** Of those that this page has shown, the ones that no other page shows any more. */
const noted = new Set<string>();
const watchers = new Set<() => void>();

function show(next: readonly SettledRecord[]): void {
  shown = next;
  for (const watcher of watchers) watcher();
}

/** The alerts of requests that were settled while none waited for them at the form. */
export const settledAlerts = {
  get: (): readonly SettledRecord[] => shown,

  /** Whether the page has the place where they are shown. */
  hasPlace: (): boolean => watchers.size > 0,

  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },

  /**
   * Shows how a request ended; once on this page, whatever the device has noted of it.
   *
   * @returns what takes it off again, unless it is this page that noted it
   */
  announce(record: SettledRecord): (isNoted: boolean) => void {
    const { id } = record;
    if (!seen.has(id)) {
      seen.add(id);
      show([...shown, record]);
    }
    return (isNoted) => {
      if (isNoted) noted.add(id);
      else if (!noted.has(id)) settledAlerts.dismiss(id);
    };
  },

  /** The form has told it itself. */
  markSeen: (id: string): void => void seen.add(id),

  dismiss: (id: string): void => show(shown.filter((record) => record.id !== id)),

  dismissAll: (): void => show([]),
};
