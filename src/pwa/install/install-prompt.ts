import { createStore } from '../../ui/create-store';

/** Chromium's event that lets a page prompt once for its installation. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's install prompt; null if there is none, or if it has been used. */
export const installPrompt = createStore<BeforeInstallPromptEvent | null>(null);

/**
 * Listens for the browser's install prompt. Call it first, because the event may fire before any
 * component that offers the installation exists.
 */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as BeforeInstallPromptEvent);
  });
}
