import { expect } from '@playwright/test';

/** A request as this device keeps it, as far as the tests look at it. */
interface KeptRequest {
  readonly id: string;
  readonly courseId: number;
  readonly state: 'queued' | 'sending' | 'held' | 'rejected' | 'accepted';
  readonly lastFailure?: { readonly kind: string } | null;
  readonly announced?: boolean;
}

/** A page of Playwright's, or what stands for one in another browser. */
interface OpenPage {
  evaluate<R>(run: () => Promise<R>): Promise<R>;
}

/** Reads the requests that the device keeps, past the site. */
export const keptRequests = (page: OpenPage): Promise<KeptRequest[]> => page.evaluate(readRequests);

/**
 * Waits until the page's own try of a course's request is over, which is made although the browser
 * is offline: while it is under way, the request can't be withdrawn.
 */
export const untilTriedOffline = (page: OpenPage, courseId: number): Promise<void> =>
  expect
    .poll(async () => (await keptRequests(page)).find((request) => request.courseId === courseId))
    .toMatchObject({ state: 'queued', lastFailure: { kind: 'offline' } });

/** Waits until no request is under way, and nothing that was told is still to be noted as told. */
export async function untilNoted(page: OpenPage): Promise<void> {
  await expect
    .poll(async () => {
      const requests = await keptRequests(page);
      return requests.filter(({ state, announced }) => state === 'sending' || announced === false);
    })
    .toEqual([]);
}

async function readRequests(): Promise<KeptRequest[]> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error));
    });
  const database = await settled(indexedDB.open('jambatan-enrolment'));
  const store = database.transaction('records').objectStore('records');
  const requests = IDBKeyRange.bound(['request'], ['request', []]);
  const records: KeptRequest[] = await settled(store.getAll(requests));
  database.close();
  return records;
}
