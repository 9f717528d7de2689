import type { DatabaseAddress } from '../config';
import type { ChannelKind, EnrolmentStore } from './enrolment-store';

/**
 * The store that a database address means. Nothing is opened yet.
 *
 * @param channels for which of the office's channels a notice is stored with each enrolment
 */
export async function openStore(
  address: DatabaseAddress,
  channels: readonly ChannelKind[],
): Promise<EnrolmentStore> {
  // Loads only the driver it needs: each adds some hundredths of a second to a start.
  if (address.kind === 'sqlite') {
    const { SqliteStore } = await import('./sqlite');
    return new SqliteStore(address.file, channels);
  }
  const { PostgresStore } = await import('./postgres');
  return new PostgresStore(address.url, channels);
}
