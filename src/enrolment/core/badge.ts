import { isUnsettled, type OutboxRecord } from './record';

/**
 * Shows on the installed site's icon how many requests wait; none takes the number away. Never
 * rejects: it is an extra that few systems have.
 */
export async function showBadge(records: readonly OutboxRecord[]): Promise<void> {
  try {
    await navigator.setAppBadge?.(records.filter(isUnsettled).length);
  } catch {
    // The visitor, or the system, has forbidden it.
  }
}
