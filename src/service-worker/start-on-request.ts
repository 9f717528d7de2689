declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces the running version when a page asks for it, on its visitor's word. Until then a new
 * version waits, for a page and its files have to be of one build.
 */
export function startOnRequest({ data }: ExtendableMessageEvent): void {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
}
