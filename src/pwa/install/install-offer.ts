import { createStore } from '../../enrolment/client/create-store';

/** Chromium's offer to ask the visitor whether to install the site, good for one question. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer; null while there is none, and once it is used or void. */
export const installOffer = createStore<InstallOffer | null>(null);

/** To call first of all: the offer may come before anything that shows it. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.set(event as InstallOffer);
  });
}
