import { hasEntry } from '../enrolment/client/device-store';

export const hasDraft = (): Promise<boolean> => hasEntry(({ key }) => key[0] === 'draft');

export const hasStoredData = (): Promise<boolean> => hasEntry(({ key }) => key[0] !== 'erased');

/** Resolves to true if a stored request has not been accepted. Never rejects. */
export const hasOpenRequest = (): Promise<boolean> =>
  hasEntry(
    ({ key, value }) =>
      key[0] === 'request' && (value as { readonly state?: unknown }).state !== 'accepted',
  );
