import type { DatabaseAddress } from '../config';
import { EnrolmentStore } from './enrolment-store';
import type { ChannelKind } from './office-notices';

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
    const { SqliteDatabase } = await import('./sqlite');
    return new EnrolmentStore(new SqliteDatabase(address.file), channels);
  }
  const { PostgresDatabase } = await import('./postgres');
  return new EnrolmentStore(new PostgresDatabase(address.url), channels);
}
