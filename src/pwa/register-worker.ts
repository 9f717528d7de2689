import type { Workbox } from 'workbox-window';
import { tellOfflineReady } from './tell-offline-ready';
import { untilSettled } from './until-settled';
import { untilWanted } from './until-wanted';
import { showWorkerNotice, workerNotice } from './worker-notice';

/** How often a page that stays open asks for a new version at most, in milliseconds. */
const checkInterval = 3_600_000;

const registeredMark = 'worker-registered';

/** The worker as this page sees it. */
export interface RegisteredWorker {
  readonly workbox: Workbox;
  readonly registration: ServiceWorkerRegistration;
}

let registered: Promise<RegisteredWorker | undefined> | undefined;

/**
 * Puts the site on this device, once the page waits for nothing else, and shows what the visitor
 * should know of it. Where that fails the site works as without: nothing is shown.
 *
 * @returns undefined where there can be no worker
 */
export function registerWorker(): Promise<RegisteredWorker | undefined> {
  return (registered ??= register().catch(() => undefined));
}

async function register(): Promise<RegisteredWorker | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const { serviceWorker } = navigator;
  const before = serviceWorker.controller ?? (await serviceWorker.getRegistration())?.active;
  watchTakeovers(before);
  const settled = untilSettled();
  await Promise.all([settled, before ?? untilWanted(settled)]);
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  const registration = await workbox.register();
  if (!registration) return undefined;

  watchVersions(registration);
  checkWhenSeen(workbox);
  tellOfflineReady(!before).catch(() => undefined);
  // For those who measure what the worker takes, and when.
  performance.mark(registeredMark);
  return { workbox, registration };
}

/** Says so if another tab has started a version: this page may miss files of the one it is of. */
function watchTakeovers(before: ServiceWorker | null | undefined): void {
  let shown = before;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    // The first one takes over the page that brought it, which is of its own version.
    if (shown && controller && controller !== shown) offer();
    shown = controller;
  });
}

/** Offers a new version that waits, also where it waited or was on its way before this page. */
function watchVersions(registration: ServiceWorkerRegistration): void {
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker === registration.waiting && registration.active) offer();
    });
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting && registration.active) offer();
}

function offer(): void {
  const notice = workerNotice();
  // This tab is about to be loaded anew.
  if (notice.kind === 'new-version' && notice.step === 'starting') return;
  showWorkerNotice({ kind: 'new-version', step: 'offered' });
}

/** An installed site stays open for days, and a browser looks for new versions on opening a page. */
function checkWhenSeen(workbox: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (Math.abs(Date.now() - checkedAt) < checkInterval) return;
    checkedAt = Date.now();
    // Offline there is nothing to find.
    workbox.update().catch(() => undefined);
  });
}
