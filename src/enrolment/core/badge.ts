import type { DeviceState } from './device';
import { isUnsettled, isWaiting, type OutboxRecord, tellsAnswer } from './record';

/**
 * Shows on the installed site's icon how many requests wait, or have an answer that nobody has seen;
 * none takes the number away. Never rejects: it is an extra that few systems have.
 */
export async function showBadge({
  records,
  withdrawals,
}: Pick<DeviceState, 'records' | 'withdrawals'>): Promise<void> {
  try {
    await navigator.setAppBadge?.(
      records.filter(counts).length + withdrawals.filter(isWaiting).length,
    );
  } catch {
    // The visitor, or the system, has forbidden it.
  }
}

const counts = (record: OutboxRecord): boolean =>
  isUnsettled(record) || (tellsAnswer(record) && !record.announced);
