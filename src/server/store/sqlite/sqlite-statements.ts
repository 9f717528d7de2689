import { type Database, SqliteError } from 'better-sqlite3';
import type { EnrolmentRequest } from '../../../enrolment/core/request';
import { createReference, type Reference } from '../../reference';
import type { Acceptance, Receipt, StoredEnrolment } from '../enrolment-store';
import type { ChannelKind } from '../office-notices';
import type { ArrivedEnrolment } from '../portions';
import { acceptRepetition } from '../same-request';
import { rewriteVersion } from './sqlite-schema';

/** A request to be stored, under its key if it has one. */
export interface Submission {
  readonly request: EnrolmentRequest;
  readonly idempotencyKey: string | null;
}

/** A portion of the list: what comes after a row, and which. */
interface PortionWanted {
  readonly after: number;
  readonly since: string;
  readonly language: string | null;
  readonly size: number;
}

/** The statements on enrolments, prepared for one open database. */
export function prepareStatements(database: Database, channels: readonly ChannelKind[]) {
  const fields = `reference, received_at AS receivedAt,
    name, mobile, email, nation, lang, per, hours, message`;
  const findByKey = database.prepare<[string], StoredEnrolment>(
    `SELECT ${fields} FROM enrolments WHERE idempotency_key = ?`,
  );
  const insert = database.prepare<
    Receipt & EnrolmentRequest & { readonly idempotencyKey: string | null }
  >(
    `INSERT INTO enrolments
      (reference, idempotency_key, received_at,
        name, mobile, email, nation, lang, per, hours, message)
      VALUES (@reference, @idempotencyKey, @receivedAt,
        @name, @mobile, @email, @nation, @lang, @per, @hours, @message)
      ON CONFLICT (reference) DO NOTHING`,
  );
  const addNotice = database.prepare<[number | bigint, ChannelKind, number]>(
    'INSERT INTO office_notices (enrolment, channel, due_at) VALUES (?, ?, ?)',
  );

  /** Inserts under a reference that is not taken. */
  function insertNew(request: EnrolmentRequest, idempotencyKey: string | null): Receipt {
    for (;;) {
      const now = new Date();
      const receipt = { reference: createReference(), receivedAt: now.toISOString() };
      const { changes, lastInsertRowid } = insert.run({ ...request, ...receipt, idempotencyKey });
      if (changes === 0) continue;
      for (const channel of channels) addNotice.run(lastInsertRowid, channel, now.getTime());
      return receipt;
    }
  }

  function accept({ request, idempotencyKey }: Submission): Acceptance {
    const stored = idempotencyKey === null ? undefined : findByKey.get(idempotencyKey);
    if (stored) return acceptRepetition(request, stored);
    return { kind: 'created', receipt: insertNew(request, idempotencyKey) };
  }

  return {
    acceptAll: database.transaction((all: readonly Submission[]) => all.map(accept)).immediate,
    portion: database.prepare<PortionWanted, ArrivedEnrolment<number>>(
      `SELECT id, ${fields} FROM enrolments
        WHERE id > @after AND received_at >= @since AND (@language IS NULL OR lang = @language)
        ORDER BY id LIMIT @size`,
    ),
    remove: database.prepare<[Reference]>('DELETE FROM enrolments WHERE reference = ?'),
    removeBefore: database.prepare<[string, number]>(
      `DELETE FROM enrolments WHERE id IN
        (SELECT id FROM enrolments WHERE received_at < ? ORDER BY received_at LIMIT ?)`,
    ),
    /** The write-ahead log may hold what was deleted. A reader puts this off. */
    emptyLog(): void {
      const [result] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: 0 | 1 }];
      if (result.busy) throw new SqliteError('the log is being read', 'SQLITE_BUSY');
    },
    /** What writes nothing would go well on a database that is read-only, or has no room left. */
    writeSomething: () => rewriteVersion(database),
  };
}
