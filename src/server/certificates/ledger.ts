import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EndedRow, IssuedRow } from '../store/certificates';
import { CertificateKeyError } from './keys';

export type LedgerEntry = IssuedRow | EndedRow;

/**
 * A file in the key folder, to which every issue and withdrawal is added before it is committed. If the
 * database is restored from a backup, the certificates issued since are added to it again, so that
 * serials never repeat and withdrawn certificates stay withdrawn. It contains no names of students.
 */
export class Ledger {
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'issued.jsonl');
  }

  /** Returns all entries, oldest first. An incomplete line was never committed. */
  read(): LedgerEntry[] {
    if (!existsSync(this.#file)) return [];
    const lines = readFileSync(this.#file, 'utf8').split('\n');
    return lines
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as LedgerEntry);
  }

  /** Adds entries, and waits until they are on disk. @throws {CertificateKeyError} */
  append(entries: readonly LedgerEntry[]): void {
    // On a line of its own, whatever a full disk has left at the end of the file.
    const lines = entries.map((entry) => `\n${JSON.stringify(entry)}`).join('');
    try {
      appendFileSync(this.#file, lines, { mode: 0o600, flush: true });
    } catch {
      const sentence = `Nothing was changed, because ${this.#file} can’t be written. Ask the person who looks after the server.`;
      throw new CertificateKeyError(sentence);
    }
  }
}
