import { expect } from '@playwright/test';
import { type OpenPage, readStored } from '../../browser/support/stored';

/** A request as this device keeps it, as far as the tests look at it. */
interface KeptRequest {
  readonly id: string;
  readonly courseId: number;
  readonly state: 'queued' | 'sending' | 'held' | 'rejected' | 'accepted';
  readonly lastFailure?: { readonly kind: string } | null;
  readonly announced?: boolean;
}

/** Reads the requests that the device keeps, past the site. */
export const keptRequests = async (page: OpenPage): Promise<KeptRequest[]> =>
  (await readStored(page)).records.filter((record) => isRequest(record));

/** Drafts and marks have no state. */
const isRequest = (record: unknown): record is KeptRequest =>
  typeof record === 'object' && record !== null && 'state' in record;

/**
 * Waits until the page's own try of a course's request is over, which is made although the browser
 * is offline: while it is under way, the request can't be withdrawn.
 */
export const untilTriedOffline = (page: OpenPage, courseId: number): Promise<void> =>
  expect
    .poll(async () => (await keptRequests(page)).find((request) => request.courseId === courseId))
    .toMatchObject({ state: 'queued', lastFailure: { kind: 'offline' } });

/** Waits until no request is under way, and no alert that was shown is still to be noted. */
export async function untilNoted(page: OpenPage): Promise<void> {
  await expect
    .poll(async () => {
      const requests = await keptRequests(page);
      return requests.filter(({ state, announced }) => state === 'sending' || announced === false);
    })
    .toEqual([]);
}
