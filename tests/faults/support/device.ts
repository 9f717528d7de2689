import { expect } from '@playwright/test';
import { type OpenPage, readStored } from '../../browser/support/stored';
import { often } from '../../support/often';

/** The part of a stored request that the tests use. */
interface KeptRequest {
  readonly id: string;
  readonly courseId: number;
  readonly state: 'queued' | 'sending' | 'held' | 'rejected' | 'accepted';
  readonly announced?: boolean;
}

/** Reads the stored requests directly from the database. */
export const keptRequests = async (page: OpenPage): Promise<KeptRequest[]> =>
  (await readStored(page)).records.filter((record) => isRequest(record));

/** Reads the states of the stored withdrawals directly from the database. */
export const keptWithdrawals = async (page: OpenPage): Promise<string[]> =>
  (await readStored(page)).records
    .filter((record) => hasState(record) && !isRequest(record))
    .map((record) => (record as KeptRequest).state);

/** Returns true for requests and withdrawals. All other records have no state. */
const hasState = (record: unknown): record is object =>
  typeof record === 'object' && record !== null && 'state' in record;

const isRequest = (record: unknown): record is KeptRequest =>
  hasState(record) && 'courseId' in record;

/** Reads the requests that are being sent, or whose alert is not yet recorded as shown. */
export const unnoted = async (page: OpenPage): Promise<KeptRequest[]> =>
  (await keptRequests(page)).filter(
    ({ state, announced }) => state === 'sending' || announced === false,
  );

/**
 * Waits until no request is being sent and every alert is recorded as shown. Fails if the device has
 * no requests, because one that was just submitted may not be stored yet.
 */
export const untilNoted = (page: OpenPage): Promise<void> =>
  expect
    .poll(async () => ((await keptRequests(page)).length > 0 ? unnoted(page) : 'none'), often)
    .toEqual([]);

/**
 * Makes status queries due again, as if minutes had passed. Moving the clock instead would also
 * make active senders count as gone.
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
