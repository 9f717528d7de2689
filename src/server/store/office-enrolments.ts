import type { RequestReply, RequestState, RequestStatus } from '../../enrolment/core/request-reply';
import type {
  ChangeRequest,
  Correction,
  Counts,
  HistoryEvent,
  ListQuery,
} from '../../office/contract';
import type { Reference } from '../reference';
import { query, type Database, batchSize, type Transaction } from './database';
import {
  addToHistory,
  changedFields,
  enrolmentColumns,
  fieldChanges,
  idsByKeySql,
  requestFields,
  retireKeys,
  type StoredEnrolment,
} from './enrolment';
import { possibleDuplicates } from './possible-duplicates';
import { announceReply, confirmToApplicant, type NoticeTarget, tellOffice } from './office-notices';
import { type CourseId, courseLanguages } from '../../content/course-ids';
import { requestedCourse, toRequestMessage } from '../../site/requested-course';
import { buildSearchColumns, searchPatterns } from './search-text';

export interface OfficeEnrolment extends StoredEnrolment {
  readonly state: RequestState;
  readonly sentence: string;
  readonly note: string;
  readonly version: number;
  readonly withdrawnAt: string | null;
  /** 1 if the applicant has changed or withdrawn the request since the office opened it, else 0. */
  readonly unread: number;
  /** Comma-separated, each as 'reference key'. The key is empty if the client sent none. */
  readonly possibleDuplicates: string | null;
}

type StatusColumns = Pick<OfficeEnrolment, 'lang' | 'message' | 'per' | 'hours' | 'withdrawnAt'> & {
  readonly certificate: string | null;
};

/** What the office's page reads and changes of the requests. */
export class OfficeEnrolments {
  readonly #target: NoticeTarget;
  readonly #database: Database;
  readonly #fields: string;

  constructor(target: NoticeTarget) {
    const { database } = target;
    this.#target = target;
    this.#database = database;
    this.#fields = `${enrolmentColumns(database)}, state, sentence, note, version, unread, withdrawn_at AS "withdrawnAt",
      ${possibleDuplicates}`;
  }

  /** True if applicants are told of replies by email. */
  get repliesByMail(): boolean {
    return this.#target.channels.includes('applicant');
  }

  page(
    filter: EnrolmentFilter,
    { order = 'newest', after, size }: Partial<Place> & { readonly size: number },
  ): Promise<readonly OfficeEnrolment[]> {
    const { where, values } = whereClause(filter, { order, after });
    const first = order === 'unanswered' ? `(state = 'received') DESC, ` : '';
    const by = `ORDER BY ${first}id ${order === 'oldest' ? 'ASC' : 'DESC'}`;
    // Select the page first, so that the other fields are computed only for its rows.
    return this.#database.run(
      `SELECT ${this.#fields} FROM (SELECT * FROM enrolments WHERE ${where} ${by} LIMIT ?) e ${by}`,
      [...values, size],
    );
  }

  /** Reads in batches, so that a long list needs little memory and holds no lock. */
  async *all(
    filter: EnrolmentFilter,
    order: 'newest' | 'oldest' = 'newest',
  ): AsyncGenerator<OfficeEnrolment> {
    let after: string | undefined;
    for (;;) {
      const rows = await this.page(filter, { order, after, size: batchSize });
      yield* rows;
      const last = rows[batchSize - 1];
      if (!last) return;
      after = toCursor(last);
    }
  }

  async find(reference: Reference): Promise<OfficeEnrolment | undefined> {
    const text = `SELECT ${this.#fields} FROM enrolments e WHERE reference = ?`;
    return (await this.#database.run<OfficeEnrolment>(text, [reference]))[0];
  }

  /**
   * Records that the office has read the request, unless the applicant has changed it since.
   *
   * @param version the version that was read
   */
  async markRead(reference: Reference, version: number): Promise<void> {
    const text = 'UPDATE enrolments SET unread = 0 WHERE reference = ? AND version = ?';
    await this.#database.run(text, [reference, version]);
  }

  async counts(): Promise<Counts> {
    const [counts] = await this.#database.run<Counts>(
      `SELECT CAST((SELECT count(*) FROM enrolments WHERE unread = 1) AS integer) AS unread,
        CAST((SELECT count(*) FROM enrolments WHERE withdrawn_at IS NOT NULL) AS integer) AS withdrawn`,
      [],
    );
    return counts ?? { unread: 0, withdrawn: 0 };
  }

  async history(reference: Reference): Promise<HistoryEvent[]> {
    const rows = await this.#database.run<{ at: string; kind: string; detail: string }>(
      `SELECT at, kind, detail FROM enrolment_history
        WHERE enrolment = (SELECT id FROM enrolments WHERE reference = ?) ORDER BY id`,
      [reference],
    );
    return rows.map(({ at, kind, detail }) => Object.assign(JSON.parse(detail), { at, kind }));
  }

  /** Can be repeated. @returns false, without writing, if the version is no longer current */
  change(reference: Reference, wanted: ChangeRequest, by: string): Promise<boolean> {
    const target = this.#target;
    const { forUpdate } = this.#database;
    return this.#database.transact(function* (): Transaction<boolean> {
      const [row] = yield* query<ChangeRequest & { readonly id: number }>(
        `SELECT id, version, state, sentence, note FROM enrolments WHERE reference = ? ${forUpdate}`,
        [reference],
      );
      if (!row) return true;
      const { state, sentence, note } = wanted;
      const replyChanges = {
        ...(state !== row.state && { state }),
        ...(sentence !== row.sentence && { sentence }),
      };
      const changes = { ...replyChanges, ...(note !== row.note && { note }) };
      if (Object.keys(changes).length === 0) return true;
      if (row.version !== wanted.version) return false;
      const at = new Date().toISOString();
      const update = `UPDATE enrolments
        SET version = version + 1, state = ?, sentence = ?, note = ? WHERE id = ?`;
      yield* query(update, [state, sentence, note, row.id]);
      if (Object.keys(replyChanges).length > 0) {
        const updateReply =
          'UPDATE enrolments SET answer_version = version, answered_at = ? WHERE id = ?';
        yield* query(updateReply, [at, row.id]);
        // Otherwise, there is nothing to read.
        if (state !== 'received' || sentence !== '')
          yield* announceReply(target, { enrolment: row.id, version: row.version + 1 });
      }
      yield* addToHistory(row.id, { at, kind: 'changed', by, changes });
      return true;
    });
  }

  /**
   * Stores a staff member's correction of what the applicant sent, with a history entry. A new email
   * address gets a confirmation. Repeating the call has no effect. A later request with the same
   * key still gets the same receipt and changes nothing.
   *
   * @param by the person's name
   * @returns false, without writing, if the request has been changed in the meantime
   */
  correct(reference: Reference, { version, request }: Correction, by: string): Promise<boolean> {
    const target = this.#target;
    const { forUpdate } = this.#database;
    return this.#database.transact(function* (): Transaction<boolean> {
      const [row] = yield* query<StoredEnrolment & { readonly version: number }>(
        `SELECT ${enrolmentColumns(target.database)}, version FROM enrolments
          WHERE reference = ? ${forUpdate}`,
        [reference],
      );
      if (!row) return true;
      const fields = changedFields(request, row);
      if (fields.length === 0) return true;
      if (row.version !== version) return false;
      const { searchText, phoneKey } = buildSearchColumns({ ...request, key: row.key, reference });
      yield* query(
        `UPDATE enrolments SET ${requestFields.map((field) => `${field} = ?`).join()},
          search_text = ?, phone_key = ?, version = version + 1 WHERE id = ?`,
        [...requestFields.map((field) => request[field]), searchText, phoneKey, row.id],
      );
      if (row.key !== null) yield* retireKeys(row.id, [row.key]);
      const changes = fieldChanges(fields, row, request);
      yield* addToHistory(row.id, { at: new Date().toISOString(), kind: 'corrected', by, changes });
      if (fields.includes('email')) {
        const corrected = { enrolment: row.id, version: version + 1 };
        yield* confirmToApplicant(target, request.email, corrected);
      }
      return true;
    });
  }

  /** Returns a request's status for the sender's devices. Only a certificate has personal data. */
  async findStatus(key: string): Promise<RequestStatus | undefined> {
    const [row] = await this.#database.run<RequestReply & StatusColumns>(
      `SELECT state, sentence, answer_version AS version, lang, message, per, hours,
          withdrawn_at AS "withdrawnAt",
          COALESCE(answered_at, ${this.#database.receivedAt}) AS "changedAt",
          (SELECT sealed FROM certificate_links WHERE enrolment = e.id) AS certificate
        FROM enrolments e WHERE id IN ${idsByKeySql([key])}`,
      [key, key],
    );
    if (!row) return undefined;
    const { lang, message, per, hours, withdrawnAt, certificate, ...reply } = row;
    const courseId = requestedCourse({ lang, message });
    return {
      ...reply,
      request: { courseId, per, hours },
      withdrawnAt,
      ...(certificate !== null && { certificate }),
    };
  }

  /** A withdrawal under a retired key was meant for earlier values, so it changes nothing. */
  withdraw(key: string): Promise<{ readonly withdrawnAt: string } | 'replaced' | undefined> {
    const target = this.#target;
    const { forUpdate } = this.#database;
    return this.#database.transact(function* () {
      const [row] = yield* query<Pick<OfficeEnrolment, 'id' | 'key' | 'withdrawnAt' | 'version'>>(
        `SELECT id, version, idempotency_key AS key, withdrawn_at AS "withdrawnAt" FROM enrolments
          WHERE id IN ${idsByKeySql([key])} ${forUpdate}`,
        [key, key],
      );
      if (!row) return undefined;
      if (row.withdrawnAt !== null) return { withdrawnAt: row.withdrawnAt };
      if (row.key !== key) return 'replaced';
      const at = new Date().toISOString();
      const update = `UPDATE enrolments SET withdrawn_at = ?, version = version + 1, unread = 1
        WHERE id = ?`;
      yield* query(update, [at, row.id]);
      yield* addToHistory(row.id, { at, kind: 'withdrawn' });
      yield* tellOffice(target, 'withdrawn', { enrolment: row.id, version: row.version + 1 });
      return { withdrawnAt: at };
    });
  }
}

export interface EnrolmentFilter extends Pick<ListQuery, 'search' | 'state' | 'language' | 'only'> {
  readonly course?: CourseId | undefined;
  /** Earliest time of receipt, inclusive: ISO 8601 in UTC. */
  readonly since?: string | undefined;
  /** Latest time of receipt, exclusive. */
  readonly before?: string | undefined;
}

interface Place {
  /** 'unanswered' lists requests in the state 'received' first, each group newest first. */
  readonly order: 'newest' | 'oldest' | 'unanswered' | undefined;
  readonly after: string | undefined;
}

/** Returns a row's cursor, which works for every order. */
export const toCursor = ({ id, state }: { id: number | string; state: RequestState }): string =>
  `${state === 'received' ? 1 : 0}.${id}`;

function whereClause(
  { search = '', state, language, course, only, since, before }: EnrolmentFilter,
  { order, after }: Partial<Place> = {},
): { readonly where: string; readonly values: readonly string[] } {
  const conditions: string[] = ['true'];
  const values: string[] = [];
  const add = (condition: string, ...wanted: readonly (string | undefined)[]) => {
    const given = wanted.filter((value) => value !== undefined);
    if (given.length < wanted.length) return;
    conditions.push(condition);
    values.push(...given);
  };
  add('state = ?', state);
  add('lang = ?', language);
  add('lang = ?', course && courseLanguages[course]);
  add('message = ?', course && toRequestMessage(course));
  if (only === 'withdrawn') add('withdrawn_at IS NOT NULL');
  if (only === 'unread') add('unread = 1');
  add('received_at >= ?', since);
  add('received_at < ?', before);
  const { code, name } = searchPatterns(search);
  // Only letters and digits are searchable, so a search without any finds nothing.
  if (name.length === 0 && search.trim() !== '') add('false');
  else if (name.length > 0) {
    add(`(${contains} OR ${name.map(() => contains).join(' AND ')})`, code, ...name);
  }
  const [part, id] = after?.split('.') ?? [];
  const last = 'CAST(? AS bigint)';
  if (order === 'unanswered') add(`((state = 'received'), id) < (${part === '1'}, ${last})`, id);
  else add(`id ${order === 'oldest' ? '>' : '<'} ${last}`, id);
  return { where: conditions.join(' AND '), values };
}

const contains = 'search_text LIKE ?';
