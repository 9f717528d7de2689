import type { Workbox } from 'workbox-window';
import { showWorkerNotice, workerNotice } from './worker-notice';
import { idleCallback, savesData } from '../ui/browser';
import { hasStoredData } from '../enrolment/client/device-store';

/** The worker as this page sees it. */
interface RegisteredWorker {
  readonly workbox: Workbox;
  readonly registration: ServiceWorkerRegistration;
}

let registered: Promise<RegisteredWorker | undefined> | undefined;

/**
 * Registers the service worker once the page is idle, and shows what the visitor should know of it.
 * Where that fails, the site works without it and nothing is shown.
 *
 * @returns undefined where there can be no worker
 */
export function registerWorker(): Promise<RegisteredWorker | undefined> {
  return (registered ??= register().catch(() => undefined));
}

async function register(): Promise<RegisteredWorker | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  offerUpdateOnControllerChange();
  const { serviceWorker } = navigator;
  const isInstalled = serviceWorker.controller ?? (await serviceWorker.getRegistration())?.active;
  const idle = pageIdle();
  await Promise.all([idle, isInstalled || untilNeeded(idle)]);
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', offerUpdate);
  const registration = await workbox.register();
  if (!registration) return undefined;

  // Workbox does not follow a version that the browser began to install before.
  registration.installing?.addEventListener('statechange', () => {
    if (registration.waiting && registration.active) offerUpdate();
  });
  checkHourly(workbox);
  showOfflineReady().catch(() => undefined);
  // For those who measure what the worker takes, and when.
  performance.mark('worker-registered');
  return { workbox, registration };
}

/**
 * Offers the version that another tab has started: files of the version that this page is from may be
 * gone. Workbox's own event calls the first worker of two tabs an update too.
 */
function offerUpdateOnControllerChange(): void {
  const { serviceWorker } = navigator;
  let { controller } = serviceWorker;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controller) offerUpdate();
    controller = serviceWorker.controller;
  });
}

function offerUpdate(): void {
  const notice = workerNotice();
  // This tab is about to be reloaded.
  if (notice.kind === 'new-version' && notice.step === 'starting') return;
  showWorkerNotice({ kind: 'new-version', step: 'offered' });
}

const hourMs = 3_600_000;

/** An installed site stays open for days, and browsers look for a new version on navigation only. */
function checkHourly(workbox: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < hourMs) return;
    checkedAt = Date.now();
    // Offline there is nothing to find.
    workbox.update().catch(() => undefined);
  });
}

/** How long nothing may have arrived, in milliseconds. */
const networkIdleMs = 1000;

/** Resolves once the page has loaded, nothing has arrived for a while, and the processor is idle. */
async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await networkIdle();
  await idleCallback();
}

function networkIdle(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      arrivals.disconnect();
      resolve();
    };
    let timer = setTimeout(end, networkIdleMs);
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, networkIdleMs);
    });
    arrivals.observe({ type: 'resource' });
  });
}

/**
 * Resolves at once, unless the visitor saves data. Then the site's files are worth their data plan
 * once something is typed, which could be lost or wait to be sent, or the site is installed.
 *
 * @param idle after which what was typed earlier is stored and is looked for
 */
async function untilNeeded(idle: Promise<void>): Promise<void> {
  if (!savesData() || matchMedia('(display-mode: standalone)').matches) return;
  await new Promise<void>((resolve) => {
    const want = () => resolve();
    addEventListener('input', want, { once: true });
    addEventListener('appinstalled', want, { once: true });
    idle.then(hasStoredData).then(
      (kept) => kept && want(),
      // A device that can't store keeps nothing.
      () => undefined,
    );
  });
}

const shownKey = 'jambatan-told-offline-ready';

/** Says once on this device that the site works offline, as soon as it does and the page is in use. */
async function showOfflineReady(): Promise<void> {
  const interaction = firstInteraction();
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([active && untilActivated(active), interaction]);
  // Where local storage is refused this throws, and nothing is said: better never than every time.
  if (localStorage.getItem(shownKey) !== null) return;
  localStorage.setItem(shownKey, new Date().toISOString());
  // A new version is the more important news, and shows as well that the site is here.
  if (workerNotice().kind === 'none') showWorkerNotice({ kind: 'offline-ready' });
}

/** Resolves once a version is active. */
export function untilActivated(
  worker: Pick<ServiceWorker, 'state' | 'addEventListener'>,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });
}

/**
 * Resolves once the visitor interacts with the page. A notice shown earlier could become its largest
 * contentful paint, long after the page was complete.
 */
function firstInteraction(): Promise<unknown> {
  if (scrollY > 0) return Promise.resolve();
  const events = ['pointerdown', 'keydown', 'wheel', 'scroll'];
  return new Promise((resolve) => {
    for (const type of events) addEventListener(type, resolve, { once: true, passive: true });
  });
}
