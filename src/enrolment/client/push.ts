import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../../ui/create-store';
import { changeSubscription, fetchReplyChannels } from '../core/attempt';
import { subscribeToReplies, unsubscribed } from '../core/push';
import type { OutboxRecord } from '../core/record';
import type { ReplyChannels } from '../core/request-reply';
import { change, device } from './device-store';

interface PushState {
  /** Null until the server has responded. */
  readonly channels: ReplyChannels | null;
  /** The endpoint of this device's subscription; null if notifications of replies are off. */
  readonly endpoint: string | null;
  /** True if the last attempt to turn them on, or to subscribe to a request's replies, failed. */
  readonly hasFailed: boolean;
}

const store = createStore<PushState>({ channels: null, endpoint: null, hasFailed: false });

let loading: Promise<void> | undefined;

/** Hook that returns how the visitor hears of replies. */
export function usePush(): PushState {
  useEffect(() => void (loading ??= load()), []);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

async function load(): Promise<void> {
  const channels = await fetchReplyChannels();
  store.set({ ...store.get(), channels });
  // Ask again once the page is needed again.
  if (!channels) loading = undefined;
  const subscription = await findSubscription();
  // Also renews a subscription that was made with an earlier key of the server.
  if (subscription && channels?.pushKey) await turnOnPush();
  else store.set({ ...store.get(), endpoint: subscription?.endpoint ?? null });
}

/** Returns true if this browser can show the server's notifications. */
export const supportsPush = (): boolean =>
  'PushManager' in globalThis &&
  'Notification' in globalThis &&
  Boolean(navigator.serviceWorker?.controller);

/** Resolves to null if there is none, or if the browser has no worker or no push service. */
async function findSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/** Subscribes this device to the replies to its requests. The visitor must have allowed it. */
export async function turnOnPush(): Promise<void> {
  try {
    await subscribe(store.get().channels?.pushKey ?? null);
  } catch {
    store.set({ ...store.get(), hasFailed: true });
    return;
  }
  await subscribeNewRequests();
}

async function subscribe(applicationServerKey: string | null): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  await pushManager.subscribe(options).catch(async (error: unknown) => {
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(options);
  });
}

/** Subscribes to the replies to requests that were accepted since the last call. Never rejects. */
export async function subscribeNewRequests(): Promise<void> {
  if (!supportsPush()) return;
  const subscription = await findSubscription();
  const isDone = await subscribeToReplies({ read: device.read, change }, subscription).catch(
    () => false,
  );
  store.set({ ...store.get(), endpoint: subscription?.endpoint ?? null, hasFailed: !isDone });
}

/**
 * Ends this device's subscription. The server deletes it now or, if this can't reach it, when it
 * next tries to send a notification.
 *
 * @param records the requests to whose replies the device has subscribed
 */
export async function turnOffPush(records: readonly OutboxRecord[]): Promise<void> {
  for (const record of records) unsubscribeFrom(record);
  await (await findSubscription())?.unsubscribe();
  store.set({ ...store.get(), endpoint: null, hasFailed: false });
  await change(unsubscribed);
}

/** Asks the server not to notify this device of the replies to a request any more. */
export function unsubscribeFrom(record: OutboxRecord | undefined): void {
  if (record?.state !== 'accepted' || !record.subscribed) return;
  void changeSubscription('DELETE', record.id, { endpoint: record.subscribed });
}
