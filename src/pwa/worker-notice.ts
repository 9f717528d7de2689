import { useSyncExternalStore } from 'react';
import { createStore } from '../ui/create-store';

export type WorkerNotice =
  | { readonly kind: 'none' }
  | { readonly kind: 'offline-ready' }
  | {
      readonly kind: 'new-version';
      /** 'unsaved' means that the page was not reloaded, because typed input would be lost. */
      readonly step: 'offered' | 'starting' | 'unsaved';
    };

const store = createStore<WorkerNotice>({ kind: 'none' });

export const workerNotice = store.get;
export const showWorkerNotice = store.set;
export const dismissWorkerNotice = (): void => showWorkerNotice({ kind: 'none' });

export const useWorkerNotice = (): WorkerNotice => useSyncExternalStore(store.subscribe, store.get);
