import type { EnrolmentRequest } from '../../../enrolment/core/request';
import { createReference, type Reference } from '../../reference';
import type {
  Acceptance,
  EnrolmentFilter,
  EnrolmentStore,
  StoredEnrolment,
} from '../enrolment-store';
import type { ChannelKind, OfficeNoticeStore } from '../office-notices';
import { type ArrivedEnrolment, portionSize, readInPortions, removeInPortions } from '../portions';
import { acceptRepetition } from '../same-request';
import { PostgresConnection } from './postgres-connection';
import { PostgresNotices } from './postgres-notices';
import { statements } from './postgres-statements';

/** Keeps enrolment requests in a PostgreSQL database, which any number of servers share. */
export class PostgresStore implements EnrolmentStore {
  readonly place: string;
  readonly notices: OfficeNoticeStore;
  readonly #connection: PostgresConnection;
  readonly #channels: readonly ChannelKind[];

  /** @param url as the driver `pg` takes it; may hold a password */
  constructor(url: string, channels: readonly ChannelKind[]) {
    this.#connection = new PostgresConnection(url);
    this.#channels = channels;
    this.place = this.#connection.place;
    this.notices = new PostgresNotices(this.#connection);
  }

  async create(): Promise<void> {
    await this.#connection.create();
  }

  async accept(request: EnrolmentRequest, idempotencyKey: string | undefined): Promise<Acceptance> {
    const key = idempotencyKey ?? null;
    for (;;) {
      const reference = createReference();
      const receivedAt = await this.#insert(reference, key, request);
      if (receivedAt !== undefined) return { kind: 'created', receipt: { reference, receivedAt } };
      const stored = await this.#findByKey(key);
      if (stored) return acceptRepetition(request, stored);
      // The reference was taken, or what stood under the key was deleted in between.
    }
  }

  list({ since = '-infinity', language }: EnrolmentFilter = {}): AsyncIterable<StoredEnrolment> {
    return readInPortions<string>(async (after) => {
      const wanted = [after, since, language, portionSize];
      const { rows } = await this.#connection.query<ArrivedEnrolment<string>>(
        statements.portion,
        wanted,
      );
      return rows;
    });
  }

  async delete(reference: Reference): Promise<boolean> {
    const { rowCount } = await this.#connection.query(statements.remove, [reference]);
    return rowCount === 1;
  }

  async purge(before: string): Promise<number> {
    return removeInPortions(async () => {
      const { rowCount } = await this.#connection.query(statements.removeBefore, [
        before,
        portionSize,
      ]);
      return rowCount ?? 0;
    });
  }

  async ping(): Promise<void> {
    await this.#connection.query(statements.insertNone, []);
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }

  /** @returns when it was received; undefined if reference or key are taken */
  async #insert(
    reference: Reference,
    key: string | null,
    { name, mobile, email, nation, lang, per, hours, message }: EnrolmentRequest,
  ): Promise<string | undefined> {
    const { rows } = await this.#connection.query<{ receivedAt: string }>(statements.insert, [
      reference,
      key,
      name,
      mobile,
      email,
      nation,
      lang,
      per,
      hours,
      message,
      this.#channels,
    ]);
    return rows[0]?.receivedAt;
  }

  async #findByKey(key: string | null): Promise<StoredEnrolment | undefined> {
    const { rows } = await this.#connection.query<StoredEnrolment>(statements.findByKey, [key]);
    return rows[0];
  }
}
