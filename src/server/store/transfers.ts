import { randomBytes } from 'node:crypto';
import { transferMinutes } from '../../content/privacy';
import type { Database } from './database';
import { hashToken } from './passkeys';

/** What a device needs to make a link that copies its receipts. */
export interface Transfer {
  /** Identifies the link. In base64url, like the key. */
  readonly id: string;
  /** A 256-bit AES key. */
  readonly key: string;
}

const now = () => new Date().toISOString();

/**
 * The keys of the links with which visitors copy their receipts to another device. The links' content
 * never reaches the server.
 */
export class Transfers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(): Promise<Transfer> {
    const id = randomBytes(16).toString('base64url');
    const key = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + transferMinutes * 60_000).toISOString();
    const text = 'INSERT INTO transfers (id_hash, key, expires_at) VALUES (?, ?, ?)';
    await this.#database.run(text, [hashToken(id), key, expiresAt]);
    return { id, key };
  }

  /** Uses up a link. Returns undefined if the link was used, has expired or is unknown. */
  async claim(id: string): Promise<Pick<Transfer, 'key'> | undefined> {
    const text = 'DELETE FROM transfers WHERE id_hash = ? AND expires_at > ? RETURNING key';
    const [row] = await this.#database.run<Pick<Transfer, 'key'>>(text, [hashToken(id), now()]);
    return row;
  }
}
