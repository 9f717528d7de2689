import { saveUnsavedInput } from '../enrolment/client/unsaved-input';
import { registerWorker, untilActivated } from './register-worker';
import { showWorkerNotice } from './worker-notice';

/**
 * How long a new version may take to start before the page is loaded anyway, in milliseconds.
 *
 * Asked for a file in the moment in which it is to stop, the version before runs on for half a
 * minute in Chromium. A reload meanwhile would be stopped with it, and its page never come.
 */
const startTimeoutMs = 60_000;

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
    const started = untilStarted(worker.registration.waiting);
    worker.workbox.messageSkipWaiting();
    await started;
  }
  return true;
}

/**
 * Resolves once a version is active, at the latest after `limit` milliseconds. That it controls the
 * page (`controllerchange`) does not count: it comes earlier, and Safari leaves it out at times.
 */
export const untilStarted = (
  version: Parameters<typeof untilActivated>[0],
  limit = startTimeoutMs,
): Promise<void> =>
  Promise.race([
    untilActivated(version),
    new Promise<void>((resolve) => {
      setTimeout(resolve, limit);
    }),
  ]);
