import { showWorkerNotice, workerNotice } from './worker-notice';

const toldKey = 'jambatan-told-offline-ready';

/**
 * Tells once in the life of this device's copy of the site that it works offline: as soon as it
 * does, to a page that is seen and in use. That may be a later page than the one that began to
 * install it.
 *
 * @param firstVisit whether the site was not yet on this device when the page was opened; decides
 *   where the device can't remember whom it told
 */
export async function tellOfflineReady(firstVisit: boolean): Promise<void> {
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

function untilActivated(worker: ServiceWorker): Promise<void> {
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
