import type { NumberStatus } from '../../certificates/check';
import type { CertificateStatus, Ended } from '../../certificates/status-list';
import type { CertificateEntry } from '../../office/certificate-contract';
import { type Database, query, type Transaction } from './database';
import { officeDay } from '../office-day';
import { addToHistory } from './enrolment';
import { announceReply, type NoticeTarget } from './office-notices';

/** A certificate as it was issued, without anything that names the student. */
export interface IssuedRow {
  readonly serial: number;
  readonly number: string;
  readonly reference: string;
  readonly keyId: string;
  /** SHA-256 of the signed text, in base64url. */
  readonly textHash: string;
  readonly issuedAt: string;
  readonly by: string;
}

export interface EndedRow extends Pick<IssuedRow, 'serial' | 'by'> {
  readonly status: Ended['status'];
  readonly endedAt: string;
  readonly reason: string;
}

/** Values that the store chooses when it issues a certificate. */
export type Slot = Pick<IssuedRow, 'serial' | 'number' | 'issuedAt'>;

interface Issue {
  readonly reference: string;
  readonly by: string;
  /** Serial of the certificate that this one replaces. */
  readonly replaces: number | null;
  readonly createNumber: () => string;
  /** The lowest serial that was never used. */
  readonly firstSerial: number;
  /** Signs the certificate and records it outside the database, before the commit. */
  readonly sign: (
    slot: Slot,
    ended: readonly EndedRow[],
  ) => IssuedRow & { readonly sealed: string };
}

export type IssueOutcome =
  | { readonly kind: 'issued'; readonly serial: number; readonly sealed: string }
  /** There is a valid certificate for the request already, or the replaced one is not valid. */
  | { readonly kind: 'not-valid' | 'already-issued' | 'not-enrolled' };

const columns = `serial, number, reference, issued_at AS "issuedAt", status, ended_at AS "endedAt",
  reason, changed_by AS "by"`;

export class Certificates {
  readonly #target: NoticeTarget;
  readonly #database: Database;

  constructor(target: NoticeTarget) {
    this.#target = target;
    this.#database = target.database;
  }

  /** Issues a certificate in one transaction. Concurrent calls, on all servers, get different serials. */
  issue(wanted: Issue): Promise<IssueOutcome> {
    return this.#database.transact(() => issue(this.#target, wanted));
  }

  /** @returns false, without writing, if the certificate is unknown or no longer valid */
  withdraw(
    { serial, reason, by }: Pick<EndedRow, 'serial' | 'reason' | 'by'>,
    record: (row: EndedRow) => void,
  ): Promise<boolean> {
    const { forUpdate } = this.#database;
    return this.#database.transact(function* (): Transaction<boolean> {
      const [row] = yield* findValid(serial, forUpdate);
      if (!row) return false;
      const ended: EndedRow = { serial, status: 'withdrawn', endedAt: now(), reason, by };
      record(ended);
      yield* end(ended);
      yield* addHistory(row, { by, number: row.number, change: 'withdrawn' });
      return true;
    });
  }

  /** @param search part of a number or reference */
  list({ search = '', before = maximumSerial, size = 50 }): Promise<readonly CertificateEntry[]> {
    const pattern = `%${search.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')}%`;
    return this.#database.run(
      `SELECT ${columns} FROM certificates WHERE serial < ?
        AND (replace(number, '-', '') LIKE ? OR replace(reference, '-', '') LIKE ?)
        ORDER BY serial DESC LIMIT ?`,
      [before, pattern, pattern, size],
    );
  }

  async find(serial: number): Promise<CertificateEntry | undefined> {
    const text = `SELECT ${columns} FROM certificates WHERE serial = ?`;
    return (await this.#database.run<CertificateEntry>(text, [serial]))[0];
  }

  async statusOf(number: string): Promise<NumberStatus | undefined> {
    const text = `SELECT ${columns} FROM certificates WHERE number = ?`;
    const [row] = await this.#database.run<CertificateEntry>(text, [number]);
    if (!row) return undefined;
    const { status, issuedAt, endedAt } = row;
    return { number, status, issued: officeDay(issuedAt), on: endedAt && officeDay(endedAt) };
  }

  /** Returns what the status list contains. */
  async ended(): Promise<{ readonly count: number; readonly ended: readonly Ended[] }> {
    const rows = await this.#database.run<Pick<EndedRow, 'serial' | 'status' | 'endedAt'>>(
      `SELECT serial, status, ended_at AS "endedAt" FROM certificates
        WHERE status <> 'valid' ORDER BY serial`,
    );
    const [last] = await this.#database.run<{ readonly serial: number | null }>(lastSerial);
    const ended = rows.map(({ serial, status, endedAt }) => {
      return { serial, status, on: officeDay(endedAt) };
    });
    return { count: (last?.serial ?? -1) + 1, ended };
  }

  async hashesOf(keyId: string): Promise<string[]> {
    const text = 'SELECT text_hash AS hash FROM certificates WHERE key_id = ? ORDER BY serial';
    const rows = await this.#database.run<{ readonly hash: string }>(text, [keyId]);
    return rows.map(({ hash }) => hash);
  }

  /** Adds what the database, restored from a backup, lacks. */
  restore(entries: readonly (IssuedRow | EndedRow)[]): Promise<void> {
    return this.#database.transact(function* (): Transaction<void> {
      const rows = yield* query<{ readonly serial: number; readonly status: CertificateStatus }>(
        'SELECT serial, status FROM certificates',
      );
      const known = new Map(rows.map(({ serial, status }) => [serial, status]));
      // If several servers' entries were joined, a certificate's end can be before its issue.
      const inOrder = entries.toSorted((a, b) => Number('number' in b) - Number('number' in a));
      for (const entry of inOrder) {
        if ('number' in entry ? known.has(entry.serial) : known.get(entry.serial) !== 'valid')
          continue;
        yield* 'number' in entry ? insert(entry) : end(entry);
        known.set(entry.serial, 'number' in entry ? 'valid' : entry.status);
      }
    });
  }
}

const now = () => new Date().toISOString();
const maximumSerial = 2 ** 31 - 1;
const lastSerial = 'SELECT max(serial) AS serial FROM certificates';

interface ValidRow {
  readonly number: string;
  readonly reference: string;
}

const findValid = (serial: number, forUpdate: string): Transaction<readonly ValidRow[]> =>
  query(
    `SELECT number, reference FROM certificates
      WHERE serial = ? AND status = 'valid' ${forUpdate}`,
    [serial],
  );

function* issue(target: NoticeTarget, wanted: Issue): Transaction<IssueOutcome> {
  const { database } = target;
  const { reference, replaces, by } = wanted;
  // Serialise issues on all servers. SQLite's transactions are serialised anyway.
  if (database.lockKeys) yield* query(database.lockKeys, [JSON.stringify(['certificates'])]);
  const [enrolment] = yield* query<{ readonly id: number; readonly state: string }>(
    `SELECT id, state FROM enrolments WHERE reference = ? ${database.forUpdate}`,
    [reference],
  );
  if (replaces === null) {
    if (enrolment?.state !== 'enrolled') return { kind: 'not-enrolled' };
    const text = `SELECT serial FROM certificates WHERE reference = ? AND status = 'valid'`;
    if ((yield* query(text, [reference])).length > 0) return { kind: 'already-issued' };
  } else {
    const [replaced] = yield* findValid(replaces, database.forUpdate);
    if (replaced?.reference !== reference) return { kind: 'not-valid' };
  }
  const [last] = yield* query<{ readonly serial: number | null }>(lastSerial);
  const slot: Slot = {
    serial: Math.max((last?.serial ?? -1) + 1, wanted.firstSerial),
    number: yield* unusedNumber(wanted.createNumber),
    issuedAt: now(),
  };
  const ended: EndedRow[] =
    replaces === null
      ? []
      : [{ serial: replaces, status: 'replaced', endedAt: slot.issuedAt, reason: slot.number, by }];
  const { sealed, ...row } = wanted.sign(slot, ended);
  yield* insert(row);
  for (const each of ended) yield* end(each);
  if (enrolment) {
    const text = 'INSERT INTO certificate_links (serial, enrolment, sealed) VALUES (?, ?, ?)';
    yield* query(text, [slot.serial, enrolment.id, sealed]);
    const change = replaces === null ? 'issued' : 'replaced';
    const version = yield* addHistory(row, { by, number: slot.number, change });
    yield* announceReply(target, { enrolment: enrolment.id, version });
  }
  return { kind: 'issued', serial: slot.serial, sealed };
}

function* unusedNumber(createNumber: () => string): Transaction<string> {
  for (;;) {
    const number = createNumber();
    const taken = yield* query('SELECT serial FROM certificates WHERE number = ?', [number]);
    if (taken.length === 0) return number;
  }
}

const insert = (row: IssuedRow): Transaction<unknown> =>
  query(
    `INSERT INTO certificates (serial, number, reference, key_id, text_hash, issued_at, changed_by)
      VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    [row.serial, row.number, row.reference, row.keyId, row.textHash, row.issuedAt, row.by],
  );

function* end({ serial, status, endedAt, reason, by }: EndedRow): Transaction<void> {
  yield* query(
    `UPDATE certificates SET status = ?, ended_at = ?, reason = ?, changed_by = ?
      WHERE serial = ? AND status = 'valid'`,
    [status, endedAt, reason, by, serial],
  );
  yield* query('DELETE FROM certificate_links WHERE serial = ?', [serial]);
}

/**
 * Adds an event to the request, if it still exists. A new certificate counts as a reply.
 *
 * @returns the request's version
 */
function* addHistory(
  { reference }: Pick<IssuedRow, 'reference'>,
  event: {
    readonly by: string;
    readonly number: string;
    readonly change: 'issued' | 'replaced' | 'withdrawn';
  },
): Transaction<number> {
  const at = now();
  const isReply = event.change !== 'withdrawn';
  const answered = isReply ? ', answer_version = version + 1, answered_at = ?' : '';
  const [row] = yield* query<{ readonly id: number; readonly version: number }>(
    `UPDATE enrolments SET version = version + 1${answered}
      WHERE reference = ? RETURNING id, version`,
    [...(isReply ? [at] : []), reference],
  );
  if (!row) return 0;
  yield* addToHistory(row.id, { at, kind: 'certificate', ...event });
  return row.version;
}
