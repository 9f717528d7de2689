import { keepsDraft } from '../../enrolment/client/device-view';

/**
 * Where this device remembers whether to offer the installed site: the path of the first page that
 * was visited, then `interested`, and `over` once the visitor has answered.
 */
const storageKey = 'jambatan-install';

/** What this page knows by itself, where the device does not remember. */
let known: string | null = null;
const listeners = new Set<() => void>();

/**
 * Whether to offer it to who looks at a page now: on the second page that is visited, in this tab
 * or another, or where a draft is stored. Never once the visitor has answered. Never rejects.
 */
export async function isInterested(pathname: string): Promise<boolean> {
  if (areInstallOffersOver()) return false;
  const said = remembered();
  if (said === 'interested') return true;
  if (said === null) remember(pathname);
  if (said === pathname || said === null) {
    if (!(await keepsDraft())) return false;
  }
  remember('interested');
  return true;
}

/** The visitor has answered: nothing is offered any more, but where they look for it themselves. */
export function endInstallOffers(): void {
  remember('over');
  for (const listener of listeners) listener();
}

/** Whether the visitor has answered, in this tab or another. */
export function areInstallOffersOver(): boolean {
  // What is forgotten on this device is not offered anew before the visitor's eyes.
  return known === 'over' || remembered() === 'over';
}

/** Calls back when the answer was given, here or in another tab, until the function is called. */
export function onInstallAnswer(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return known;
  }
}

function remember(value: string): void {
  known = value;
  try {
    localStorage.setItem(storageKey, value);
  } catch {
    // Then it holds as long as this page is open.
  }
}
