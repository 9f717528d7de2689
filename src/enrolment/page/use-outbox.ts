import { useSyncExternalStore } from 'react';
import type { OutboxRecord } from '../outbox/record';
import { type OutboxView, outboxView } from './outbox-view';

const loading: OutboxView = { kind: 'loading' };

/** What this page knows of the outbox, kept up to date. */
export const useOutbox = (): OutboxView =>
  useSyncExternalStore(outboxView.subscribe, outboxView.get, () => loading);

/** A record of the outbox; undefined where there is none; `unread` where the device can't tell. */
export function useOutboxRecord(id: string | null): OutboxRecord | 'unread' | undefined {
  const view = useOutbox();
  return view.kind === 'ready' ? view.records.find((record) => record.id === id) : 'unread';
}
