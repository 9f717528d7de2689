import { isPostgres } from '../config';
import { EnrolmentStore } from './enrolment-store';
import type { ChannelKind } from './office-notices';

/**
 * The store that a database address means. Nothing is opened yet.
 *
 * @param address as the settings have it
 * @param channels for which of the office's channels a notice is stored with each enrolment
 */
export async function openStore(
  address: string,
  channels: readonly ChannelKind[],
): Promise<EnrolmentStore> {
  // Loads only the driver it needs: each adds some hundredths of a second to a start.
  if (isPostgres(address)) {
    const { PostgresDatabase } = await import('./postgres');
    return new EnrolmentStore(new PostgresDatabase(address), channels);
  }
  const { SqliteDatabase } = await import('./sqlite');
  return new EnrolmentStore(new SqliteDatabase(address), channels);
}
