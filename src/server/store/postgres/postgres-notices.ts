import type {
  ChannelKind,
  ClaimedNotice,
  OfficeNotice,
  OfficeNoticeStore,
} from '../office-notices';
import type { PostgresConnection } from './postgres-connection';
import { noticeStatements } from './postgres-statements';

/** A notice's number is a bigint, which the driver hands over as text. */
type Row = OfficeNotice & { readonly id: string; readonly attempts: number };

/** The office's notices in the PostgreSQL database. */
export class PostgresNotices implements OfficeNoticeStore {
  readonly #connection: PostgresConnection;

  constructor(connection: PostgresConnection) {
    this.#connection = connection;
  }

  async claim(channel: ChannelKind, lease: number): Promise<ClaimedNotice | undefined> {
    const { rows } = await this.#connection.query<Row>(noticeStatements.claim, [channel, lease]);
    const [row] = rows;
    if (!row) return undefined;
    const { id, attempts, ...notice } = row;
    return { id: Number(id), attempts, notice };
  }

  async settle(id: number): Promise<void> {
    await this.#connection.query(noticeStatements.settle, [id]);
  }

  async postpone(id: number, delay: number): Promise<void> {
    await this.#connection.query(noticeStatements.postpone, [id, delay]);
  }
}
