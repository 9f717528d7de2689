/** What the visitor is told of the service worker at the moment. */
export type WorkerNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'offline-ready' }
  | {
      readonly kind: 'new-version';
      /** 'unsaved': the page was not loaded anew, because typed input would be lost. */
      readonly step: 'offered' | 'starting' | 'unsaved';
    };

let current: WorkerNotice = { kind: 'none' };
const listeners = new Set<() => void>();

export function workerNotice(): WorkerNotice {
  return current;
}

export function showWorkerNotice(notice: WorkerNotice): void {
  current = notice;
  for (const listener of listeners) listener();
}

export function dismissWorkerNotice(): void {
  showWorkerNotice({ kind: 'none' });
}

/** Calls back at every change, until the returned function is called. */
export function onWorkerNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
