import type { DeviceState } from './device';
import { announcesReply, isWaiting, type OutboxRecord } from './record';

/**
 * Sets the installed site's badge to the number of requests not accepted so far, waiting
 * withdrawals and unseen replies. 0 clears the badge. Never rejects, because badges are optional.
 */
export async function showBadge(
  state: Pick<DeviceState, 'records' | 'withdrawals'>,
): Promise<void> {
  const count = state.records.filter(counts).length + state.withdrawals.filter(isWaiting).length;
  try {
    await navigator.setAppBadge?.(count);
  } catch {
    // The visitor or the system does not allow badges.
  }
}

const counts = (record: OutboxRecord): boolean =>
  record.state !== 'accepted' || (announcesReply(record) && !record.announced);
