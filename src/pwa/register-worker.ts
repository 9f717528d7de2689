import { Workbox } from 'workbox-window';
import { language } from '#words/language';
import { namePrefix } from '../content/prefixes';
import { untilIdle, savesData } from '../ui/browser';
import { hasStoredData } from './stored-data';
import { showWorkerNotice, workerNotice } from './worker-notice';

interface RegisteredWorker {
  readonly workbox: Workbox;
  readonly registration: ServiceWorkerRegistration;
}

let registered: Promise<RegisteredWorker | undefined> | undefined;

/** Registers the service worker once the page is idle. Resolves to undefined if that fails. */
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
  const workbox = new Workbox('/sw.js');
  const registration = await workbox.register();
  if (!registration) return undefined;
  keepLanguage(registration);
  // The visitor may come back from a page in another language.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) keepLanguage(registration);
  });

  // Workbox's `waiting` event misses a version that was already installing, and some later ones.
  const check = () => registration.waiting && registration.active && offerUpdate();
  const watch = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && check());
  };
  check();
  watch();
  registration.addEventListener('updatefound', watch);
  checkHourly(workbox);
  showOfflineReady().catch(() => undefined);
  // The tests read this mark.
  performance.mark('worker-registered');
  return { workbox, registration };
}

/** Sends the page's language to all workers, so that the site works offline in it. */
function keepLanguage({ active, waiting, installing }: ServiceWorkerRegistration): void {
  for (const worker of [active, waiting, installing])
    worker?.postMessage({ type: 'KEEP_LANGUAGE', language }, {});
}

/**
 * Offers a version that another tab has started, because this page's files may have been deleted.
 * Workbox's event also reports the first worker ever installed as an update.
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

/** Checks for a new version when the page becomes visible. Browsers check only on navigation. */
function checkHourly(workbox: Workbox): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < hourMs) return;
    checkedAt = Date.now();
    // Ignore errors, because the check fails whenever the device is offline.
    workbox.update().catch(() => undefined);
  });
}

/** Time without network activity after which the network counts as idle, in milliseconds. */
const networkIdleMs = 1000;

/** Resolves once the page has loaded and both the network and the CPU are idle. */
async function pageIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await networkIdle();
  await untilIdle();
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
 * Resolves immediately, or with data saving once there is input to lose or the site is installed.
 */
async function untilNeeded(idle: Promise<void>): Promise<void> {
  if (!savesData() || matchMedia('(display-mode: standalone)').matches) return;
  await new Promise<void>((resolve) => {
    const want = () => resolve();
    addEventListener('input', want, { once: true });
    addEventListener('appinstalled', want, { once: true });
    idle.then(hasStoredData).then(
      (kept) => kept && want(),
      // If `idle` rejects, `register` handles the error.
      () => undefined,
    );
  });
}

const shownKey = `${namePrefix}-told-offline-ready`;

async function showOfflineReady(): Promise<void> {
  const interaction = firstInteraction();
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([active && untilActivated(active), interaction]);
  // This throws if local storage is blocked, and would then repeat on every visit.
  if (localStorage.getItem(shownKey) !== null) return;
  localStorage.setItem(shownKey, new Date().toISOString());
  // The notice about a new version matters more, and also shows that the site is on this device.
  if (workerNotice().kind === 'none') showWorkerNotice({ kind: 'offline-ready' });
}

/** Resolves once the worker is active, or never if another worker replaces it before that. */
export function untilActivated(
  worker: Pick<ServiceWorker, 'state' | 'addEventListener'>,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => worker.state === 'activated' && resolve();
    worker.addEventListener('statechange', check);
    check();
  });
}

/** An earlier notice could count as the page's largest contentful paint. */
function firstInteraction(): Promise<unknown> {
  if (scrollY > 0) return Promise.resolve();
  const events = ['pointerdown', 'keydown', 'wheel', 'scroll'];
  return new Promise((resolve) => {
    for (const type of events) addEventListener(type, resolve, { once: true, passive: true });
  });
}
