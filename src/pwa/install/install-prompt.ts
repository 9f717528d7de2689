import { createStore } from '../../enrolment/client/create-store';

/** Chromium's event with which a page can ask the visitor once whether to install the site. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's install prompt; null while there is none, and once it is used or void. */
export const installPrompt = createStore<BeforeInstallPromptEvent | null>(null);

/** Call it first of all: the event may come before anything that offers to install the site. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as BeforeInstallPromptEvent);
  });
}
