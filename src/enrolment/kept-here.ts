import { promisifyRequest } from 'idb-keyval';
import { deviceDatabase, keysOf } from './device-database';

/*
 * Questions about what this device keeps, for parts of pages that want no more than the answer:
 * without the schemas of what is kept, which are far larger.
 */

const count = (keys: IDBKeyRange): Promise<number> =>
  deviceDatabase('readonly', (store) => promisifyRequest(store.count(keys)));

/** Whether a request is kept, with its receipt if not more. @throws if the device can't store */
export const keepsRequest = async (): Promise<boolean> => (await count(keysOf('request'))) > 0;

/** Whether a form was begun, or a request is kept. @throws if the device can't store */
export const keepsAnything = async (): Promise<boolean> =>
  (await keepsRequest()) || (await count(keysOf('draft'))) > 0;

/** Whether a form was begun and not sent. Never rejects: a device that can't store keeps none. */
export async function keepsDraft(): Promise<boolean> {
  try {
    return (await count(keysOf('draft'))) > 0;
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
