import { randomBytes, randomUUID } from 'node:crypto';
import { query, type Database, type Transaction } from './database';
import {
  hashToken,
  lockPerson,
  type NamedPasskey,
  type Passkey,
  Passkeys,
  type Person,
} from './passkeys';

interface ListedPerson extends Person {
  readonly passkeys: readonly { readonly name: string; readonly usedAt: string | null }[];
  readonly invitedUntil: string | null;
}

const hourMs = 60 * 60 * 1000;
const invitationMs = 24 * hourMs;
const sessionMs = 12 * hourMs;
const challengeMs = 5 * 60 * 1000;

export const sessionSeconds = sessionMs / 1000;

const now = () => new Date().toISOString();
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
const createToken = () => randomBytes(32).toString('base64url');

/** People, invitations, sessions and challenges. Tokens are stored only as hashes. */
export class Staff {
  readonly passkeys: Passkeys;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.passkeys = new Passkeys(database);
  }

  /** @returns a token, which works once within 24 hours and replaces any earlier one */
  async invite(name: string): Promise<string> {
    const token = createToken();
    await this.#database.transact(function* (): Transaction<void> {
      const add = 'INSERT INTO staff (id, name) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';
      yield* query(add, [randomUUID(), name]);
      yield* query(
        `INSERT INTO invitations (token_hash, staff, expires_at)
          SELECT ?, id, ? FROM staff WHERE name = ?
          ON CONFLICT (staff) DO UPDATE
            SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
        [hashToken(token), later(invitationMs), name],
      );
    });
    return token;
  }

  invited(token: string): Promise<Person | undefined> {
    return this.#findHolder('invitations', token);
  }

  /**
   * The new passkey replaces all of the person's passkeys, because their devices may be lost.
   *
   * @returns a session's token; undefined if the invitation is not valid, or if the passkey is
   *   somebody else's, which leaves the invitation valid
   */
  accept(token: string, passkey: NamedPasskey): Promise<string | undefined> {
    const { id, publicKey, counter, name } = passkey;
    return this.#database.transact(function* (): Transaction<string | undefined> {
      const [used] = yield* query<{ readonly staff: string }>(
        `DELETE FROM invitations WHERE token_hash = ? AND expires_at > ? AND NOT EXISTS
            (SELECT 1 FROM passkeys WHERE id = ? AND passkeys.staff <> invitations.staff)
          RETURNING staff`,
        [hashToken(token), now(), id],
      );
      if (!used) return undefined;
      // Wait for a passkey that is being added, so that it is deleted with the others.
      yield* lockPerson('?', used.staff);
      yield* query('DELETE FROM passkeys WHERE staff = ?', [used.staff]);
      yield* query('DELETE FROM sessions WHERE staff = ?', [used.staff]);
      yield* query(
        `INSERT INTO passkeys (id, staff, public_key, counter, name, added_at, used_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
        [id, used.staff, publicKey, counter, name, now(), now()],
      );
      return yield* openSession(used.staff, id);
    });
  }

  /** @returns a session's token; undefined if the passkey has been removed */
  signIn({ id, counter }: Pick<Passkey, 'id' | 'counter'>): Promise<string | undefined> {
    return this.#database.transact(function* (): Transaction<string | undefined> {
      const update = 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? RETURNING staff';
      const [row] = yield* query<{ readonly staff: string }>(update, [counter, now(), id]);
      return row && (yield* openSession(row.staff, id));
    });
  }

  signedIn(token: string): Promise<Person | undefined> {
    return this.#findHolder('sessions', token);
  }

  async signOut(token: string): Promise<void> {
    await this.#database.run('DELETE FROM sessions WHERE token_hash = ?', [hashToken(token)]);
  }

  /** Stores a challenge, which is valid for five minutes on every server. */
  async addChallenge(challenge: string, purpose: string): Promise<void> {
    const text = 'INSERT INTO challenges (challenge, purpose, expires_at) VALUES (?, ?, ?)';
    await this.#database.run(text, [challenge, purpose, later(challengeMs)]);
  }

  /** Uses up a challenge. Returns false if it is unknown, expired or for another purpose. */
  async takeChallenge(challenge: string, purpose: string): Promise<boolean> {
    const text = `DELETE FROM challenges
      WHERE challenge = ? AND purpose = ? AND expires_at > ? RETURNING purpose`;
    const rows = await this.#database.run(text, [challenge, purpose, now()]);
    return rows.length > 0;
  }

  async list(): Promise<readonly ListedPerson[]> {
    const people = await this.#database.run<Omit<ListedPerson, 'passkeys'>>(
      `SELECT id, name,
          (SELECT expires_at FROM invitations WHERE staff = staff.id AND expires_at > ?) AS "invitedUntil"
        FROM staff ORDER BY name`,
      [now()],
    );
    const passkeys = await this.#database.run<ListedPerson['passkeys'][0] & { staff: string }>(
      `SELECT staff, name, used_at AS "usedAt" FROM passkeys ORDER BY added_at, id`,
    );
    return people.map(({ id, name, invitedUntil }) => ({
      id,
      name,
      passkeys: passkeys
        .filter(({ staff }) => staff === id)
        .map((passkey) => ({ name: passkey.name, usedAt: passkey.usedAt })),
      invitedUntil,
    }));
  }

  remove(name: string): Promise<boolean> {
    return this.#database.transact(function* (): Transaction<boolean> {
      // In the same order as other changes. Otherwise, a deadlock could abort the removal.
      const id = '(SELECT id FROM staff WHERE name = ?)';
      yield* query(`DELETE FROM invitations WHERE staff = ${id}`, [name]);
      yield* lockPerson(id, name);
      yield* query(`DELETE FROM passkeys WHERE staff = ${id}`, [name]);
      const rows = yield* query('DELETE FROM staff WHERE name = ? RETURNING id', [name]);
      return rows.length > 0;
    });
  }

  async #findHolder(table: 'invitations' | 'sessions', token: string): Promise<Person | undefined> {
    const rows = await this.#database.run<Person>(
      `SELECT id, name FROM staff
        WHERE id = (SELECT staff FROM ${table} WHERE token_hash = ? AND expires_at > ?)`,
      [hashToken(token), now()],
    );
    return rows[0];
  }
}

function* openSession(staff: string, passkey: string): Transaction<string> {
  const token = createToken();
  const text = `INSERT INTO sessions (token_hash, staff, passkey, signed_in_at, expires_at)
    VALUES (?, ?, ?, ?, ?)`;
  yield* query(text, [hashToken(token), staff, passkey, now(), later(sessionMs)]);
  return token;
}
