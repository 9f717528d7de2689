import type { EnrolmentRequest } from '../../../enrolment/core/request';
import type { Reference } from '../../reference';
import {
  type Acceptance,
  type EnrolmentFilter,
  type EnrolmentStore,
  type StoredEnrolment,
  StoreUnavailableError,
} from '../enrolment-store';
import type { ChannelKind, OfficeNoticeStore } from '../office-notices';
import { portionSize, readInPortions, removeInPortions } from '../portions';
import { GroupCommit } from './group-commit';
import { SqliteConnection } from './sqlite-connection';
import { prepareNoticeStatements, SqliteNotices } from './sqlite-notices';
import { prepareStatements, type Submission } from './sqlite-statements';

/** Keeps enrolment requests in one SQLite file. */
export class SqliteStore implements EnrolmentStore {
  readonly place: string;
  readonly notices: OfficeNoticeStore;
  readonly #connection: SqliteConnection<Statements>;
  readonly #submissions: GroupCommit<Submission, Acceptance>;

  constructor(file: string, channels: readonly ChannelKind[]) {
    this.place = file;
    this.#connection = new SqliteConnection(file, (database) => ({
      ...prepareStatements(database, channels),
      ...prepareNoticeStatements(database),
    }));
    this.#submissions = new GroupCommit((all) =>
      this.#connection.use(({ acceptAll }) => acceptAll(all)),
    );
    this.notices = new SqliteNotices(this.#connection);
  }

  async create(): Promise<void> {
    await this.#connection.create();
  }

  async accept(request: EnrolmentRequest, idempotencyKey: string | undefined): Promise<Acceptance> {
    return this.#submissions.add({ request, idempotencyKey: idempotencyKey ?? null });
  }

  list({ since = '', language }: EnrolmentFilter = {}): AsyncIterable<StoredEnrolment> {
    const wanted = { since, language: language ?? null, size: portionSize };
    return readInPortions<number>((after) =>
      this.#connection.use(({ portion }) => portion.all({ ...wanted, after })),
    );
  }

  async delete(reference: Reference): Promise<boolean> {
    const { changes } = await this.#connection.use(({ remove }) => remove.run(reference));
    if (changes > 0) await this.#emptyLog();
    return changes > 0;
  }

  async purge(before: string): Promise<number> {
    const count = await removeInPortions(() =>
      this.#connection.use(({ removeBefore }) => removeBefore.run(before, portionSize).changes),
    );
    await this.#emptyLog();
    return count;
  }

  async ping(): Promise<void> {
    await this.#connection.use(({ writeSomething }) => writeSomething());
  }

  async close(): Promise<void> {
    await this.#submissions.settled();
    this.#connection.close();
  }

  /** What can't be done now, the next purge does: what was deleted is deleted. */
  async #emptyLog(): Promise<void> {
    try {
      await this.#connection.use(({ emptyLog }) => emptyLog());
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
  }
}

type Statements = ReturnType<typeof prepareStatements> & ReturnType<typeof prepareNoticeStatements>;
