import { createStore } from '../../ui/create-store';

/** Chromium's event that lets a page show the install prompt once. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's install prompt, or null if there is none or it has been used. */
export const installPrompt = createStore<BeforeInstallPromptEvent | null>(null);

/** Call this at startup, because the event may fire before any component exists. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as BeforeInstallPromptEvent);
  });
}
