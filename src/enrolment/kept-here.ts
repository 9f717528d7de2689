import { promisifyRequest } from 'idb-keyval';
import { deviceDatabase, keysOf } from './device-database';

/*
 * Two questions about what this device keeps, for parts of every page that want no more than the
 * answer: without the schemas of what is kept, which are far larger.
 */

/** Whether a form was begun and not sent. Never rejects: a device that can't store keeps none. */
export async function keepsDraft(): Promise<boolean> {
  try {
    const count = await deviceDatabase('readonly', (store) =>
      promisifyRequest(store.count(keysOf('draft'))),
    );
    return count > 0;
  } catch {
    return false;
  }
}

/** Whether a request is kept that the academy has not accepted. Never rejects. */
export async function keepsOpenRequest(): Promise<boolean> {
  try {
    const records = await deviceDatabase('readonly', (store) =>
      promisifyRequest<{ readonly state?: unknown }[]>(store.getAll(keysOf('request'))),
    );
    return records.some(({ state }) => state !== 'accepted');
  } catch {
    return false;
  }
}
