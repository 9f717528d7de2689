import { isMessage } from '../core/worker-protocol';

export function subscribeToNotificationClicks(open: (path: string) => void): () => void {
  const worker = navigator.serviceWorker;
  function onMessage({ data, ports }: MessageEvent<unknown>) {
    if (!isMessage(data, 'OPEN')) return;
    ports[0]?.postMessage(null);
    open(data.path);
  }
  worker?.addEventListener('message', onMessage);
  return () => worker?.removeEventListener('message', onMessage);
}
