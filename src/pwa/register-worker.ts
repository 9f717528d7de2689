import type { Workbox } from 'workbox-window';
import { showWorkerNotice, workerNotice } from './worker-notice';
import { idleCallback, savesData } from '../ui/browser';
import { keepsAnything } from '../enrolment/client/device-view';

/** How often a page that stays open asks for a new version at most, in milliseconds. */
const checkInterval = 3_600_000;

const registeredMark = 'worker-registered';

/** The worker as this page sees it. */
interface RegisteredWorker {
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
  const idle = pageIdle();
  await Promise.all([idle, before ?? untilWanted(idle)]);
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

/** How long nothing may have arrived, in milliseconds. */
const networkIdleMs = 1000;

/**
 * Resolves once the page most likely waits for nothing: it has loaded, nothing it fetches late, or
 * as the visitor scrolls, has come for a while, and there is no work at hand. What takes longer to
 * come than that is not seen.
 */
async function pageIdle(): Promise<void> {
  await pageLoaded();
  await networkIdle();
  await idleCallback();
}

/** A page that starts late may have loaded long before. */
function pageLoaded(): Promise<unknown> {
  return document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

function networkIdle(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, networkIdleMs);
    };
    const arrivals = new PerformanceObserver(wait);
    const end = () => {
      arrivals.disconnect();
      resolve();
    };
    arrivals.observe({ type: 'resource' });
    wait();
  });
}

/**
 * Resolves once the site's files are worth a visitor's data plan: at once, unless the visitor saves
 * data. Then it is once something is typed, which could be lost or wait to be sent, or the site is
 * installed.
 *
 * @param idle after which it is asked whether something was typed earlier, and is kept by then
 */
async function untilWanted(idle: Promise<void>): Promise<void> {
  if (!savesData() || matchMedia('(display-mode: standalone)').matches) return;
  await new Promise<void>((resolve) => {
    const want = () => resolve();
    addEventListener('input', want, { once: true });
    addEventListener('appinstalled', want, { once: true });
    idle.then(keepsAnything).then(
      (kept) => kept && want(),
      // A device that can't store keeps nothing.
      () => undefined,
    );
  });
}

const toldKey = 'jambatan-told-offline-ready';

/**
 * Tells once in the life of this device's copy of the site that it works offline: as soon as it
 * does, to a page that is seen and in use. That may be a later page than the one that began to
 * install it.
 *
 * @param firstVisit whether the site was not yet on this device when the page was opened; decides
 *   where the device can't remember whom it told
 */
async function tellOfflineReady(firstVisit: boolean): Promise<void> {
  const touched = untilTouched();
  const { active } = await navigator.serviceWorker.ready;
  await Promise.all([active && untilActivated(active), untilVisible(), touched]);
  if (wasTold(firstVisit)) return;
  // A new version is the more important news, and shows as well that the site is here.
  if (workerNotice().kind === 'none') showWorkerNotice({ kind: 'offline-ready' });
}

/** Whether it was told before; from now on it was. */
function wasTold(firstVisit: boolean): boolean {
  try {
    const told = localStorage.getItem(toldKey) !== null;
    if (!told) localStorage.setItem(toldKey, new Date().toISOString());
    return told;
  } catch {
    return !firstVisit;
  }
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

function untilVisible(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => document.visibilityState === 'visible' && resolve();
    document.addEventListener('visibilitychange', check);
    check();
  });
}

/**
 * Until the visitor does something, the largest thing on the page is what the page is there for;
 * shown earlier, this notice could become it, long after the page was complete.
 */
function untilTouched(): Promise<unknown> {
  if (scrollY > 0) return Promise.resolve();
  const events = ['pointerdown', 'keydown', 'wheel', 'scroll'];
  return new Promise((resolve) => {
    for (const type of events) addEventListener(type, resolve, { once: true, passive: true });
  });
}
