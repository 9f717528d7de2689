import { saveUnsavedInput } from '../ui/unsaved-input';
import { registerWorker, untilActivated } from './register-worker';
import { showWorkerNotice } from './worker-notice';

/**
 * Longest wait for a new version to start. A fetch keeps the old one running for another half a
 * minute in Chromium, which would abort a reload in that time.
 */
const startTimeoutMs = 60_000;

/** Starts the waiting version and reloads this tab, unless unsaved input can't be saved. */
export async function updateSite(): Promise<void> {
  showWorkerNotice({ kind: 'new-version', step: 'starting' });
  // Save twice, because the visitor may type while the new version is starting.
  if ((await saveUnsavedInput()) && (await startWaitingVersion()) && (await saveUnsavedInput())) {
    location.reload();
  } else {
    showWorkerNotice({ kind: 'new-version', step: 'unsaved' });
  }
}

/** Resolves to true once the waiting version, if any, is active or has taken too long to start. */
async function startWaitingVersion(): Promise<true> {
  const worker = await registerWorker();
  if (worker?.registration.waiting) {
    const started = untilStarted(worker.registration.waiting);
    worker.workbox.messageSkipWaiting();
    await started;
  }
  return true;
}

/** Doesn't wait for `controllerchange`, which fires too early and which Safari sometimes omits. */
const untilStarted = (
  version: Parameters<typeof untilActivated>[0],
  limit = startTimeoutMs,
): Promise<void> =>
  Promise.race([
    untilActivated(version),
    new Promise<void>((resolve) => {
      setTimeout(resolve, limit);
    }),
  ]);
