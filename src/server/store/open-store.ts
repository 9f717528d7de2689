import type { DatabaseAddress } from '../config/database';
import type { EnrolmentStore } from './enrolment-store';
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
  // Only the driver that is wanted is loaded: it costs a start some hundredths of a second.
  switch (address.kind) {
    case 'sqlite': {
      const { SqliteStore } = await import('./sqlite/sqlite-store');
      return new SqliteStore(address.file, channels);
    }
    case 'postgres': {
      const { PostgresStore } = await import('./postgres/postgres-store');
      return new PostgresStore(address.url, channels);
    }
  }
}
