import type { Page } from '@playwright/test';
import { notificationOffer } from '#words/notifications';
import { pwa } from '#words/pwa';
import { answerNotifications, refuseStorage } from '../browser/support/device';
import { fillInRequest, submitOffline } from '../browser/support/enrolment-form';
import type { DeployedSite } from '../browser/support/release';
import { touch, untilInstalled } from '../browser/support/service-worker';
import type { InstalledScreen } from './screen';

/** Opens a page while a new version of the site is waiting. */
async function openOutdated(page: Page, site: DeployedSite, path: string) {
  await page.goto(path);
  await untilInstalled(page);
  site.publish('Quick links', 'Useful links');
  await page.goto(path);
  await page.getByText(pwa.newVersion.title).waitFor();
}

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
    name: 'installed-new-version-unsaved',
    inWindow: true,
    open: async (page, site) => {
      await refuseStorage(page);
      await openOutdated(page, site, '/Inroll/3');
      await page.getByLabel('First name').fill('Sample');
      await page.getByRole('button', { name: pwa.newVersion.update }).click();
      await page.getByText(pwa.newVersion.unsaved).waitFor();
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
