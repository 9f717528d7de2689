import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type CertificateKey, seal } from '../../certificates/signed-text';
import { HttpError } from '../errors';
import { officeDay } from '../office-day';

/** Thrown if certificates can't be signed. The office reads its sentence. */
export class CertificateKeyError extends HttpError {
  constructor(sentence: string) {
    super(409, sentence);
  }
}

/** A key that can sign. */
export interface SigningKey {
  readonly id: string;
  /** Signs a text with ECDSA P-256. */
  readonly seal: (text: string) => string;
}

const keySchema = z.object({
  id: z.string().regex(/^\d{4}(?:-\d+)?$/),
  publicKey: z.string(),
  badSince: z.iso.date().optional(),
});
type PublicKey = z.infer<typeof keySchema>;

/**
 * The folder with the keys that sign certificates, outside the database, so that a stolen backup
 * doesn't contain them. Each key has a file with the private key, `2026.pem`, and one with the public
 * key, `2026.json`, which stays for ever. The folder is read at each use, so that a new key needs no
 * restart.
 */
export class KeyFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** All public keys, newest first. @throws if a file can't be read */
  list(): PublicKey[] {
    if (!existsSync(this.path)) return [];
    return readdirSync(this.path)
      .filter((name) => name.endsWith('.json'))
      .map((name) => keySchema.parse(JSON.parse(readFileSync(join(this.path, name), 'utf8'))))
      .toSorted((one, other) => compareIds(other.id, one.id));
  }

  /** Returns the newest key that is not bad. @throws {CertificateKeyError} if it can't sign */
  current(): SigningKey {
    const key = this.#newest();
    if (!key) {
      throw new CertificateKeyError(
        'The server has no key to sign certificates. Ask the person who looks after the server to run: npm run office -- certificate-key',
      );
    }
    const file = join(this.path, `${key.id}.pem`);
    const privateKey = this.#read(() => {
      if (statSync(file).mode & 0o077) throw new Error('other users can read it');
      return createPrivateKey(readFileSync(file));
    });
    const options = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
    return { id: key.id, seal: (text) => seal(text, (bytes) => sign('sha256', bytes, options)) };
  }

  /** Returns a sentence for the office if the key that signs is from an earlier year, or null. */
  reminder(): string | null {
    const year = this.#newest()?.id.slice(0, 4);
    if (year === undefined || year >= officeDay(new Date().toISOString()).slice(0, 4)) return null;
    return `The key that signs certificates is from ${year}. Ask the person who looks after the server to create a new one: npm run office -- certificate-key`;
  }

  /** Creates a key for a year. @returns its id */
  create(year: number): string {
    mkdirSync(this.path, { recursive: true, mode: 0o700 });
    const taken = new Set(this.list().map(({ id }) => id));
    const id = [String(year), ...Array.from({ length: 99 }, (_, i) => `${year}-${i + 2}`)].find(
      (each) => !taken.has(each),
    )!;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
    writeFileSync(join(this.path, `${id}.pem`), pem, { mode: 0o600, flag: 'wx' });
    this.#write({ id, publicKey: toPoint(publicKey) }, 'wx');
    return id;
  }

  /** Marks a key as bad. @returns false if there is no such key */
  markBad(id: string, badSince: string): boolean {
    const key = this.list().find((each) => each.id === id);
    if (key) this.#write({ ...key, badSince }, 'w');
    return key !== undefined;
  }

  #newest(): PublicKey | undefined {
    return this.#read(() => this.list().find(({ badSince }) => badSince === undefined));
  }

  #write(key: PublicKey, flag: 'w' | 'wx'): void {
    const text = `${JSON.stringify(key, null, 2)}\n`;
    writeFileSync(join(this.path, `${key.id}.json`), text, { mode: 0o644, flag });
  }

  #read<Value>(read: () => Value): Value {
    try {
      return read();
    } catch (cause) {
      throw new CertificateKeyError(
        `The key that signs certificates can’t be read (${cause instanceof Error ? cause.message : String(cause)}). Ask the person who looks after the server to check the folder ${this.path}.`,
      );
    }
  }
}

/** The uncompressed point, 65 bytes, which ends the usual encoding. */
const toPoint = (key: KeyObject): CertificateKey['publicKey'] =>
  key.export({ format: 'der', type: 'spki' }).subarray(-65).toString('base64url');

function compareIds(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
