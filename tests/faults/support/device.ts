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

const isRequest = (record: unknown): record is KeptRequest =>
  typeof record === 'object' && record !== null && 'state' in record && 'courseId' in record;

/** Reads the requests that are being sent, or whose alert is not yet recorded as shown. */
export const unnoted = async (page: OpenPage): Promise<KeptRequest[]> =>
  (await keptRequests(page)).filter(
    ({ state, announced }) => state === 'sending' || announced === false,
  );

/** Waits until no request is being sent and every alert is recorded as shown. */
export const untilNoted = (page: OpenPage): Promise<void> =>
  expect.poll(() => unnoted(page), often).toEqual([]);
