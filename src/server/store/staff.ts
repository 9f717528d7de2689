import { randomBytes, randomUUID } from 'node:crypto';
import { ask, type Database, type Work } from './database';
import { type NamedPasskey, type Passkey, Passkeys } from './passkeys';
import { hashOf, lockPerson, type Person } from './person';

/** What the owner is told of somebody. */
export interface ListedPerson {
  readonly name: string;
  readonly passkeys: readonly { readonly name: string; readonly usedAt: string | null }[];
  /** Until when a link is open: ISO 8601 in UTC. */
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

/**
 * Who may answer enrolments: people, their passkeys and sessions.
 */
export class Staff {
  readonly passkeys: Passkeys;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.passkeys = new Passkeys(database);
  }

  /**
   * Makes an invitation for somebody, known by that name or new, in the place of an earlier one.
   *
   * @returns its token, which works once within 24 hours
   */
  async invite(name: string): Promise<string> {
    const token = createToken();
    await this.#database.transact(function* (): Work<void> {
      const add = 'INSERT INTO staff (id, name) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';
      yield* ask(add, randomUUID(), name);
      yield* ask(
        `INSERT INTO invitations (token_hash, staff, expires_at)
          SELECT ?, id, ? FROM staff WHERE name = ?
          ON CONFLICT (staff) DO UPDATE
            SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
        hashOf(token),
        later(invitationMs),
        name,
      );
    });
    return token;
  }

  /** Whom an invitation is for; undefined if it was used, is too old or never was. */
  invited(token: string): Promise<Person | undefined> {
    return this.#holderOf('invitations', token);
  }

  /**
   * Uses an invitation up: the passkey takes the place of all that its person had, on a device that
   * may be lost, and their sessions end.
   *
   * @returns a new session's token; undefined if the invitation does not hold any more, or the
   *   passkey is somebody else's, which uses nothing up
   */
  accept(token: string, passkey: NamedPasskey): Promise<string | undefined> {
    const { id, publicKey, counter, name } = passkey;
    return this.#database.transact(function* (): Work<string | undefined> {
      const [used] = yield* ask<{ readonly staff: string }>(
        `DELETE FROM invitations WHERE token_hash = ? AND expires_at > ? AND NOT EXISTS
            (SELECT 1 FROM passkeys WHERE id = ? AND passkeys.staff <> invitations.staff)
          RETURNING staff`,
        hashOf(token),
        now(),
        id,
      );
      if (!used) return undefined;
      // Waits for a passkey that is being added, so that it goes with the others.
      yield* lockPerson('?', used.staff);
      yield* ask('DELETE FROM passkeys WHERE staff = ?', used.staff);
      yield* ask('DELETE FROM sessions WHERE staff = ?', used.staff);
      yield* ask(
        `INSERT INTO passkeys (id, staff, public_key, counter, name, added_at, used_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
        id,
        used.staff,
        publicKey,
        counter,
        name,
        now(),
        now(),
      );
      return yield* openSession(used.staff, id);
    });
  }

  /**
   * Begins a session by a passkey.
   *
   * @returns its token; undefined if the passkey is gone
   */
  signIn({ id, counter }: Pick<Passkey, 'id' | 'counter'>): Promise<string | undefined> {
    return this.#database.transact(function* (): Work<string | undefined> {
      const update = 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? RETURNING staff';
      const [row] = yield* ask<{ readonly staff: string }>(update, counter, now(), id);
      return row && (yield* openSession(row.staff, id));
    });
  }

  /** Whose session a token is; undefined if it is over. */
  signedIn(token: string): Promise<Person | undefined> {
    return this.#holderOf('sessions', token);
  }

  async signOut(token: string): Promise<void> {
    await this.#database.run('DELETE FROM sessions WHERE token_hash = ?', hashOf(token));
  }

  /** Keeps a challenge for five minutes, for any server to take. */
  async addChallenge(challenge: string, purpose: string): Promise<void> {
    const text = 'INSERT INTO challenges (challenge, purpose, expires_at) VALUES (?, ?, ?)';
    await this.#database.run(text, challenge, purpose, later(challengeMs));
  }

  /** Whether a challenge was given for this purpose and still holds; it does so once. */
  async takeChallenge(challenge: string, purpose: string): Promise<boolean> {
    const text = `DELETE FROM challenges
      WHERE challenge = ? AND purpose = ? AND expires_at > ? RETURNING purpose`;
    const rows = await this.#database.run(text, challenge, purpose, now());
    return rows.length > 0;
  }

  async list(): Promise<readonly ListedPerson[]> {
    const people = await this.#database.run<Omit<ListedPerson, 'passkeys'> & { id: string }>(
      `SELECT id, name,
          (SELECT expires_at FROM invitations WHERE staff = staff.id AND expires_at > ?) AS "invitedUntil"
        FROM staff ORDER BY name`,
      now(),
    );
    const passkeys = await this.#database.run<ListedPerson['passkeys'][0] & { staff: string }>(
      `SELECT staff, name, used_at AS "usedAt" FROM passkeys ORDER BY COALESCE(added_at, ''), id`,
    );
    return people.map(({ id, name, invitedUntil }) => ({
      name,
      passkeys: passkeys
        .filter(({ staff }) => staff === id)
        .map((passkey) => ({ name: passkey.name, usedAt: passkey.usedAt })),
      invitedUntil,
    }));
  }

  /** Ends somebody's sessions, passkeys and invitation at once; false if there is nobody of this name. */
  remove(name: string): Promise<boolean> {
    return this.#database.transact(function* (): Work<boolean> {
      // In the order of a sign-in, with which PostgreSQL would else end the removal as a deadlock.
      for (const table of ['invitations', 'passkeys']) {
        yield* ask(
          `DELETE FROM ${table} WHERE staff = (SELECT id FROM staff WHERE name = ?)`,
          name,
        );
      }
      const rows = yield* ask('DELETE FROM staff WHERE name = ? RETURNING id', name);
      return rows.length > 0;
    });
  }

  async #holderOf(table: 'invitations' | 'sessions', token: string): Promise<Person | undefined> {
    const rows = await this.#database.run<Person>(
      `SELECT id, name FROM staff
        WHERE id = (SELECT staff FROM ${table} WHERE token_hash = ? AND expires_at > ?)`,
      hashOf(token),
      now(),
    );
    return rows[0];
  }

  /** Deletes what is over by its time. */
  async tidy(): Promise<void> {
    for (const table of ['invitations', 'challenges', 'sessions']) {
      await this.#database.run(`DELETE FROM ${table} WHERE expires_at <= ?`, now());
    }
  }
}

function* openSession(staff: string, passkey: string): Work<string> {
  const token = createToken();
  const text = `INSERT INTO sessions (token_hash, staff, passkey, confirmed_at, expires_at)
    VALUES (?, ?, ?, ?, ?)`;
  yield* ask(text, hashOf(token), staff, passkey, now(), later(sessionMs));
  return token;
}
