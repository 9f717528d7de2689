import { createHash } from 'node:crypto';
import type { PasskeyEntry } from '../../office/contract';
import { query, type Database, type Transaction } from './database';

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Hashes a token for storage, so that nobody can sign in with a copy of the database. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Serialises changes to a person's passkeys. @param which SQL expression for the person's id */
export const lockPerson = (which: string, value: string): Transaction<unknown> =>
  query(`UPDATE staff SET name = name WHERE id = ${which}`, [value]);

export interface Passkey {
  /** WebAuthn credential ID, in base64url. */
  readonly id: string;
  readonly publicKey: string;
  /** Signature counter reported by the device; 0 if the device has none. */
  readonly counter: number;
}

export interface NamedPasskey extends Passkey {
  readonly name: string;
}

/** Time after signing in during which people may add and remove passkeys. */
const recentMs = 10 * 60 * 1000;

const now = () => new Date().toISOString();

/** The public keys of the staff, as WebAuthn credentials. */
export class Passkeys {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(id: string): Promise<(Passkey & { readonly person: Person }) | undefined> {
    const [row] = await this.#database.run<
      Record<'key' | 'staff' | 'name', string> & { counter: number }
    >(
      `SELECT public_key AS key, counter, staff.id AS staff, staff.name AS name
        FROM passkeys JOIN staff ON staff.id = passkeys.staff WHERE passkeys.id = ?`,
      [id],
    );
    if (!row) return undefined;
    const person = { id: row.staff, name: row.name };
    return { id, publicKey: row.key, counter: Number(row.counter), person };
  }

  async listForSession(token: string): Promise<PasskeyEntry[]> {
    const rows = await this.#database.run<PasskeyEntry>(
      `SELECT p.id, p.name, p.added_at AS "addedAt", p.used_at AS "usedAt",
          CASE WHEN p.id = s.passkey THEN 1 ELSE 0 END AS "isCurrent"
        FROM sessions s JOIN passkeys p ON p.staff = s.staff
        WHERE s.token_hash = ? ORDER BY p.added_at, p.id`,
      [hashToken(token)],
    );
    return rows.map((row) => Object.assign(row, { isCurrent: Boolean(row.isCurrent) }));
  }

  /** Adds a passkey. Returns false if the passkey already exists or the session has ended. */
  add(token: string, { id, publicKey, counter, name }: NamedPasskey): Promise<boolean> {
    return this.#database.transact(function* (): Transaction<boolean> {
      yield* lockPerson('(SELECT staff FROM sessions WHERE token_hash = ?)', hashToken(token));
      const rows = yield* query(
        `INSERT INTO passkeys (id, staff, public_key, counter, name, added_at)
          SELECT ?, staff, ?, CAST(? AS bigint), ?, ? FROM sessions
            WHERE token_hash = ? AND expires_at > ?
          ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, publicKey, counter, name, now(), hashToken(token), now()],
      );
      return rows.length > 0;
    });
  }

  async rename({ id: staff }: Person, id: string, name: string): Promise<boolean> {
    const text = 'UPDATE passkeys SET name = ? WHERE id = ? AND staff = ? RETURNING id';
    return (await this.#database.run(text, [name, id, staff])).length > 0;
  }

  /** Removes a passkey and the sessions that it opened. Never removes a person's last passkey. */
  remove({ id: staff }: Person, id: string): Promise<'removed' | 'unknown' | 'last'> {
    return this.#database.transact(function* (): Transaction<'removed' | 'unknown' | 'last'> {
      // Lock the person, so that concurrent removals can't remove the last passkey.
      yield* lockPerson('?', staff);
      const text = 'SELECT id FROM passkeys WHERE staff = ?';
      const all = yield* query<Pick<Passkey, 'id'>>(text, [staff]);
      if (!all.some((each) => each.id === id)) return 'unknown';
      if (all.length === 1) return 'last';
      yield* query('DELETE FROM passkeys WHERE id = ?', [id]);
      return 'removed';
    });
  }

  async isRecent(token: string): Promise<boolean> {
    const since = new Date(Date.now() - recentMs).toISOString();
    const text = 'SELECT 1 AS recent FROM sessions WHERE token_hash = ? AND signed_in_at > ?';
    return (await this.#database.run(text, [hashToken(token), since])).length > 0;
  }
}
