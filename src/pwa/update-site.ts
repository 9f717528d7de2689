import { saveUnsavedInput } from '../enrolment/client/unsaved-input';
import { registerWorker } from './register-worker';
import { showWorkerNotice } from './worker-notice';

/** How long a new version may take to start before the page is loaded anyway, in milliseconds. */
const startTimeoutMs = 5000;

/**
 * Starts the version that waits, if there is one, and loads this tab anew; others are left alone.
 * Where typed input can't be saved, nothing is loaded and the visitor is told why.
 */
export async function updateSite(): Promise<void> {
  showWorkerNotice({ kind: 'new-version', step: 'starting' });
  // What is typed while the new version starts counts too.
  if ((await saveUnsavedInput()) && (await startWaiting()) && (await saveUnsavedInput())) {
    location.reload();
  } else {
    showWorkerNotice({ kind: 'new-version', step: 'unsaved' });
  }
}

/** Resolves to true, once the new version runs or takes too long to. */
async function startWaiting(): Promise<true> {
  const worker = await registerWorker();
  if (worker?.registration.waiting) {
    const started = untilStarted(worker.registration.waiting, navigator.serviceWorker);
    worker.workbox.messageSkipWaiting();
    await started;
  }
  return true;
}

/**
 * Resolves when a waiting version took over. Safari leaves out `controllerchange` at times; then the
 * version's own state tells, and in the end the clock.
 */
export function untilStarted(
  waiting: Pick<ServiceWorker, 'state' | 'addEventListener'>,
  container: Pick<ServiceWorkerContainer, 'addEventListener'>,
  limit = startTimeoutMs,
): Promise<void> {
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') resolve();
    });
    setTimeout(resolve, limit);
  });
}
