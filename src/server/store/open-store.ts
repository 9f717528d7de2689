import type { DatabaseAddress } from '../config';
import { EnrolmentStore } from './enrolment-store';
import type { ChannelKind } from './office-notices';

/** The database is opened only on first use. */
export async function openStore(
  address: DatabaseAddress,
  channels: readonly ChannelKind[],
): Promise<EnrolmentStore> {
  // Import only the driver in use, because each one delays startup by a few hundredths of a second.
  if (address.kind === 'sqlite') {
    const { SqliteDatabase } = await import('./sqlite');
    return new EnrolmentStore(new SqliteDatabase(address.file), channels);
  }
  const { PostgresDatabase } = await import('./postgres');
  return new EnrolmentStore(new PostgresDatabase(address.url), channels);
}
