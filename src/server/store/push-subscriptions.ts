import { query, type Database, type Transaction } from './database';
import { idsByKeySql } from './enrolment';

/** A device's subscription, as its browser returns it. */
export interface PushSubscription {
  /** Address at the browser's push service. */
  readonly endpoint: string;
  /** The device's public key and a shared secret, in base64url. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Maximum number of devices that are notified of the replies to one request. */
const maximumDevices = 5;

/** The devices that asked to be notified of the replies to a request. */
export class PushSubscriptions {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Stores a device's subscription to the replies to a request, or its new keys. The device is not
   * notified of earlier replies.
   *
   * @param key the request's key
   * @returns 'full' if the request has too many subscriptions; undefined if no request has the key
   */
  add(key: string, { endpoint, keys }: PushSubscription): Promise<'added' | 'full' | undefined> {
    const { forUpdate } = this.#database;
    return this.#database.transact(function* (): Transaction<'added' | 'full' | undefined> {
      const [row] = yield* query<{ readonly id: number; readonly version: number }>(
        `SELECT id, version FROM enrolments WHERE id IN ${idsByKeySql([key])} ${forUpdate}`,
        [key, key],
      );
      if (!row) return undefined;
      const others = yield* query(
        'SELECT endpoint FROM push_subscriptions WHERE enrolment = ? AND endpoint <> ?',
        [row.id, endpoint],
      );
      if (others.length >= maximumDevices) return 'full';
      yield* query(
        `INSERT INTO push_subscriptions (enrolment, endpoint, p256dh, auth, notified_version)
          VALUES (?, ?, ?, ?, ?) ON CONFLICT (enrolment, endpoint)
          DO UPDATE SET p256dh = excluded.p256dh, auth = excluded.auth`,
        [row.id, endpoint, keys.p256dh, keys.auth, row.version],
      );
      return 'added';
    });
  }

  /** Removes a device's subscription to the replies to a request. */
  async remove(key: string, endpoint: string): Promise<void> {
    const text = `DELETE FROM push_subscriptions
      WHERE endpoint = ? AND enrolment IN ${idsByKeySql([key])}`;
    await this.#database.run(text, [endpoint, key, key]);
  }

  /** Removes a device's subscriptions to all requests, because its browser has ended them. */
  async removeDevice(endpoint: string): Promise<void> {
    await this.#database.run('DELETE FROM push_subscriptions WHERE endpoint = ?', [endpoint]);
  }

  /**
   * Returns the devices that have not been notified of a reply yet.
   *
   * @param version the request's version with that reply
   */
  async due(reference: string, version: number): Promise<readonly PushSubscription[]> {
    const rows = await this.#database.run<{ endpoint: string; p256dh: string; auth: string }>(
      `SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE notified_version < ?
        AND enrolment = (SELECT id FROM enrolments WHERE reference = ?)`,
      [version, reference],
    );
    return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
  }

  /** Records that a device has been notified of a reply, so that no retry notifies it again. */
  async markNotified(reference: string, endpoint: string, version: number): Promise<void> {
    const text = `UPDATE push_subscriptions SET notified_version = ? WHERE endpoint = ?
      AND enrolment = (SELECT id FROM enrolments WHERE reference = ?)`;
    await this.#database.run(text, [version, endpoint, reference]);
  }
}
