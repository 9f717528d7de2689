/** Chromium's offer to ask the visitor whether to install the site, good for one question. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

let current: InstallOffer | null = null;
const listeners = new Set<() => void>();

/**
 * Keeps the browser's offer for when the visitor wants it. It may come before anything that shows
 * it: to be called first of all.
 */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    keepInstallOffer(event as InstallOffer);
  });
}

/** Keeps an offer, or with null forgets the last one, which is used or void. */
export function keepInstallOffer(offer: InstallOffer | null): void {
  current = offer;
  for (const listener of listeners) listener();
}

export function installOffer(): InstallOffer | null {
  return current;
}

/** Calls back at every change, until the returned function is called. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
