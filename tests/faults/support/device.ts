import { expect } from '@playwright/test';
import type { RequestAnswer } from '../../../src/enrolment/core/request-answer';
import { type OpenPage, readStored } from '../../browser/support/stored';

/** A request as this device keeps it, as far as the tests look at it. */
interface KeptRequest {
  readonly id: string;
  readonly courseId: number;
  readonly state: 'queued' | 'sending' | 'held' | 'rejected' | 'accepted';
  readonly lastFailure?: { readonly kind: string } | null;
  readonly announced?: boolean;
  readonly answer?: RequestAnswer;
}

/** Reads the requests that the device keeps, past the site. */
export const keptRequests = async (page: OpenPage): Promise<KeptRequest[]> =>
  (await readStored(page)).records.filter((record) => isRequest(record));

/** Reads how the withdrawals stand that the device keeps, past the site. */
export const keptWithdrawals = async (page: OpenPage): Promise<string[]> =>
  (await readStored(page)).records
    .filter((record) => hasState(record) && !isRequest(record))
    .map((record) => (record as KeptRequest).state);

/** Drafts and marks have no state. */
const hasState = (record: unknown): record is object =>
  typeof record === 'object' && record !== null && 'state' in record;

const isRequest = (record: unknown): record is KeptRequest =>
  hasState(record) && 'courseId' in record;

/**
 * Waits until the page's own try of a course's request is over, which is made although the browser
 * is offline: while it is under way, the request can't be withdrawn.
 */
export const untilTriedOffline = (page: OpenPage, courseId: number): Promise<void> =>
  expect
    .poll(async () => (await keptRequests(page)).find((request) => request.courseId === courseId))
    .toMatchObject({ state: 'queued', lastFailure: { kind: 'offline' } });

/** The requests that are under way, or whose alert is still to be noted as shown. */
export const unnoted = async (page: OpenPage): Promise<KeptRequest[]> =>
  (await keptRequests(page)).filter(
    ({ state, announced }) => state === 'sending' || announced === false,
  );

/** Waits until no request is under way, and no alert that was shown is still to be noted. */
export const untilNoted = (page: OpenPage): Promise<void> =>
  expect.poll(() => unnoted(page)).toEqual([]);

/**
 * Lets the device ask anew how its requests stand, as if minutes had gone by; a clock that leaps would
 * also end the leases of tabs that are at work.
 */
export const letAskAgain = (page: OpenPage): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('jambatan-enrolment');
        open.addEventListener('success', () => {
          const transaction = open.result.transaction('records', 'readwrite');
          const each = transaction.objectStore('records').openCursor();
          each.addEventListener('success', () => {
            const { result: cursor } = each;
            if (cursor?.value.asked) cursor.update({ ...cursor.value, asked: undefined });
            cursor?.continue();
          });
          transaction.addEventListener('complete', () => resolve(open.result.close()));
          transaction.addEventListener('error', () => reject(transaction.error));
        });
      }),
  );
