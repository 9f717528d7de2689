import type { Database } from 'better-sqlite3';
import type {
  ChannelKind,
  ClaimedNotice,
  OfficeNotice,
  OfficeNoticeStore,
} from '../office-notices';
import type { SqliteConnection } from './sqlite-connection';

type Statements = ReturnType<typeof prepareNoticeStatements>;
type Row = OfficeNotice & { readonly id: number; readonly attempts: number };

/** The office's notices in the SQLite file. */
export class SqliteNotices implements OfficeNoticeStore {
  readonly #connection: SqliteConnection<Statements>;

  constructor(connection: SqliteConnection<Statements>) {
    this.#connection = connection;
  }

  async claim(channel: ChannelKind, lease: number): Promise<ClaimedNotice | undefined> {
    const now = Date.now();
    const row = await this.#connection.use(({ claimNotice }) =>
      claimNotice(channel, now, now + lease),
    );
    if (!row) return undefined;
    const { id, attempts, ...notice } = row;
    return { id, attempts, notice };
  }

  async settle(id: number): Promise<void> {
    await this.#connection.use(({ settleNotice }) => settleNotice.run(id));
  }

  async postpone(id: number, delay: number): Promise<void> {
    await this.#connection.use(({ postponeNotice }) => postponeNotice.run(Date.now() + delay, id));
  }
}

/** The statements on notices, prepared for one open database. */
export function prepareNoticeStatements(database: Database) {
  const findDue = database.prepare<[ChannelKind, number], Row>(
    `SELECT office_notices.id, attempts + 1 AS attempts,
        reference, received_at AS receivedAt, lang, per, hours, message
      FROM office_notices JOIN enrolments ON enrolments.id = enrolment
      WHERE channel = ? AND due_at <= ? ORDER BY due_at LIMIT 1`,
  );
  const lease = database.prepare<[number, number, number]>(
    'UPDATE office_notices SET attempts = ?, due_at = ? WHERE id = ?',
  );
  const claim = database.transaction((channel: ChannelKind, now: number, until: number) => {
    const row = findDue.get(channel, now);
    if (row) lease.run(row.attempts, until, row.id);
    return row;
  });
  return {
    /** Without a write where nothing is due. */
    claimNotice: (channel: ChannelKind, now: number, until: number): Row | undefined =>
      findDue.get(channel, now) && claim.immediate(channel, now, until),
    settleNotice: database.prepare<[number]>('DELETE FROM office_notices WHERE id = ?'),
    postponeNotice: database.prepare<[number, number]>(
      'UPDATE office_notices SET due_at = ? WHERE id = ?',
    ),
  };
}
