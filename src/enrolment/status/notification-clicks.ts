import { openMessageSchema } from '../core/worker-protocol';

/**
 * Calls `open` with the path of each clicked notification, until the returned function is called.
 */
export function subscribeToNotificationClicks(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker;
  function onMessage({ data, ports }: MessageEvent<unknown>) {
    const message = openMessageSchema.safeParse(data).data;
    if (!message) return;
    ports[0]?.postMessage(null);
    open(message.path);
  }
  worker?.addEventListener('message', onMessage);
  return () => worker?.removeEventListener('message', onMessage);
}
