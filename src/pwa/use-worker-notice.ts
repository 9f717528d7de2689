import { useSyncExternalStore } from 'react';
import { onWorkerNotice, type WorkerNotice, workerNotice } from './worker-notice';

/** What the visitor is told of the service worker at the moment. */
export function useWorkerNotice(): WorkerNotice {
  return useSyncExternalStore(onWorkerNotice, workerNotice);
}
