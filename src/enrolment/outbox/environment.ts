import { v4 as uuid } from 'uuid';
import { attemptDelivery } from './attempt';
import type { DeliveryEnvironment } from './delivery';
import { webLocks } from './locks';
import { deviceOutbox } from './outbox-store';

/** The delivery module's world in a browser: the same for a page and for the worker. */
export const browserEnvironment = (changed: () => void): DeliveryEnvironment => ({
  store: deviceOutbox,
  locks: webLocks,
  attempt: (request, idempotencyKey) =>
    attemptDelivery({
      request,
      idempotencyKey,
      host: import.meta.env.VITE_API_HOST ?? '',
      fetch: (input, init) => fetch(input, init),
      isOffline: () => !navigator.onLine,
    }),
  now: Date.now,
  random: Math.random,
  owner: uuid(),
  changed,
});
