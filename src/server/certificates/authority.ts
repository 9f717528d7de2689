import { createHash, randomInt } from 'node:crypto';
import type { Published } from '../../certificates/check';
import { toText } from '../../certificates/certificate';
import { createNumber } from '../../certificates/number';
import { listText } from '../../certificates/status-list';
import { fullTitles } from '../../content/en/course-titles';
import type { IssueRequest } from '../../office/certificate-contract';
import { officeDay } from '../office-day';
import type { Certificates, IssueOutcome, IssuedRow, EndedRow } from '../store/certificates';
import { CertificateKeyError, KeyFolder } from './keys';
import { Ledger } from './ledger';

/** Signs certificates and the list of their statuses. */
export class CertificateAuthority {
  readonly keys: KeyFolder;
  readonly #ledger: Ledger;
  readonly #store: Certificates;
  #restored: Promise<unknown> | undefined;
  /** The lowest serial that this server has not used, even if the commit failed. */
  #firstSerial = 0;

  constructor(store: Certificates, folder: string) {
    this.#store = store;
    this.keys = new KeyFolder(folder);
    this.#ledger = new Ledger(folder);
  }

  /** @throws {CertificateKeyError} if there is no key, or the key folder can't be used */
  async issue({ reference, replaces, ...given }: IssueRequest, by: string): Promise<IssueOutcome> {
    await this.#restore();
    const key = this.keys.current();
    return this.#store.issue({
      reference,
      replaces,
      by,
      createNumber: () => createNumber(randomInt),
      firstSerial: this.#firstSerial,
      sign: ({ serial, number, issuedAt }, ended) => {
        const course = fullTitles[given.courseId];
        const issued = officeDay(issuedAt);
        const text = toText({ ...given, keyId: key.id, serial, number, course, issued });
        const textHash = createHash('sha256').update(text).digest('base64url');
        const row: IssuedRow = { serial, number, reference, keyId: key.id, textHash, issuedAt, by };
        const sealed = key.seal(text);
        this.#firstSerial = serial + 1;
        this.#ledger.append([row, ...ended]);
        return { ...row, sealed };
      },
    });
  }

  /** @returns false if the certificate is unknown or no longer valid */
  async withdraw(row: Pick<EndedRow, 'serial' | 'reason' | 'by'>): Promise<boolean> {
    await this.#restore();
    return this.#store.withdraw(row, (ended) => this.#ledger.append([ended]));
  }

  async published(): Promise<Published> {
    await this.#restore();
    const keys = this.keys.list().map(async ({ id, publicKey, badSince }) => {
      if (badSince === undefined) return { id, publicKey };
      const hashes = await this.#store.hashesOf(id);
      return { id, publicKey, badSince, issued: hashes.map(toShortHash) };
    });
    return { keys: await Promise.all(keys), list: await this.#signedList() };
  }

  async #signedList(): Promise<string | null> {
    try {
      const key = this.keys.current();
      const { count, ended } = await this.#store.ended();
      return key.seal(listText(key.id, new Date().toISOString(), count, ended));
    } catch (error) {
      // Public keys are useful without a list.
      if (error instanceof CertificateKeyError) return null;
      throw error;
    }
  }

  /** Adds what a database restored from a backup lacks, once, before anything is issued or listed. */
  async #restore(): Promise<void> {
    this.#restored ??= this.#addFromLedger();
    try {
      await this.#restored;
    } catch (error) {
      this.#restored = undefined;
      throw error;
    }
  }

  async #addFromLedger(): Promise<void> {
    const entries = this.#ledger.read();
    for (const { serial } of entries) this.#firstSerial = Math.max(this.#firstSerial, serial + 1);
    if (entries.length > 0) await this.#store.restore(entries);
  }
}

/** The same as `shortHash`, from the whole hash. */
const toShortHash = (hash: string): string =>
  Buffer.from(hash, 'base64url').subarray(0, 8).toString('base64url');
