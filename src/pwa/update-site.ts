import { saveUnsavedInput } from '../ui/unsaved-input';
import { registerWorker, untilActivated } from './register-worker';
import { showWorkerNotice } from './worker-notice';

/**
 * Longest wait for a new version to start before the page is reloaded anyway, in milliseconds.
 *
 * If the old version receives a fetch just before it stops, Chromium keeps it running for another
 * half a minute. A reload in that time would be aborted when the old version stops, and would never
 * finish.
 */
const startTimeoutMs = 60_000;

/**
 * Starts the waiting version, if there is one, and reloads this tab. Other tabs stay as they are.
 * If unsaved input can't be saved, this tab is not reloaded, and the notice explains why.
 */
export async function updateSite(): Promise<void> {
  showWorkerNotice({ kind: 'new-version', step: 'starting' });
  // Save twice, because the visitor may type while the new version is starting.
  if ((await saveUnsavedInput()) && (await startWaitingVersion()) && (await saveUnsavedInput())) {
    location.reload();
  } else {
    showWorkerNotice({ kind: 'new-version', step: 'unsaved' });
  }
}

/**
 * Starts the waiting version, if there is one. Resolves to true once that version is active or has
 * taken too long to start.
 */
async function startWaitingVersion(): Promise<true> {
  const worker = await registerWorker();
  if (worker?.registration.waiting) {
    const started = untilStarted(worker.registration.waiting);
    worker.workbox.messageSkipWaiting();
    await started;
  }
  return true;
}

/**
 * Resolves once a version is active, or after `limit` milliseconds at the latest. It does not wait
 * for `controllerchange`, because that event fires too early and Safari sometimes omits it.
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
