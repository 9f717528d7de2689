import type { DatabaseAddress } from '../config';
import { EnrolmentStore } from './enrolment-store';
import type { ChannelKind } from './office-notices';

/**
 * Creates the store for a database address, without opening it yet.
 *
 * @param channels those for which a notice is stored with each enrolment
 */
export async function openStore(
  address: DatabaseAddress,
  channels: readonly ChannelKind[],
): Promise<EnrolmentStore> {
  // Import only the driver in use: each adds some hundredths of a second to the startup.
  if (address.kind === 'sqlite') {
    const { SqliteDatabase } = await import('./sqlite');
    return new EnrolmentStore(new SqliteDatabase(address.file), channels);
  }
  const { PostgresDatabase } = await import('./postgres');
  return new EnrolmentStore(new PostgresDatabase(address.url), channels);
}
