import { notificationOffer } from '#words/notifications';
import { pwa } from '#words/pwa';
import { answerNotifications } from '../browser/support/device';
import { fillInRequest, submitOffline } from '../browser/support/enrolment-form';
import { touch, untilInstalled } from '../browser/support/service-worker';
import type { InstalledScreen } from './screen';

/** Messages that appear once the service worker is installed. */
export const installed: readonly InstalledScreen[] = [
  {
    name: 'installed-offline-ready',
    inWindow: true,
    open: async (page) => {
      await page.goto('/');
      await touch(page);
      await page.getByText(pwa.offlineReady.title).waitFor();
    },
  },
  {
    name: 'installed-new-version',
    inWindow: true,
    open: async (page, site) => {
      await page.goto('/Inroll/3');
      await untilInstalled(page);
      site.publish('Quick links', 'Useful links');
      await page.reload();
      await page.getByText(pwa.newVersion.title).waitFor();
    },
  },
  {
    name: 'installed-notify-me',
    console: /ERR_INTERNET_DISCONNECTED/,
    open: async (page) => {
      await answerNotifications(page, 'granted');
      await fillInRequest(page);
      await untilInstalled(page);
      await submitOffline(page);
      await page.getByRole('button', { name: notificationOffer.accept }).waitFor();
    },
  },
];
