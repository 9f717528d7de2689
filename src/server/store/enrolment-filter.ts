import { type Language, type CourseId, courseLanguages } from '../../content/course-ids';
import type { RequestState } from '../../enrolment/core/request-reply';
import { toRequestMessage } from '../../site/requested-course';
import { searchPatterns } from './search-text';

/** Filter criteria for the office's list; undefined criteria match everything. */
export interface EnrolmentFilter {
  readonly search?: string | undefined;
  readonly state?: RequestState | undefined;
  readonly language?: Language | undefined;
  readonly course?: CourseId | undefined;
  /** Requests that applicants have withdrawn, or have changed or withdrawn since the office read them. */
  readonly only?: 'withdrawn' | 'unread' | undefined;
  /** Earliest time of receipt, inclusive: ISO 8601 in UTC. */
  readonly since?: string | undefined;
  /** Latest time of receipt, exclusive. */
  readonly before?: string | undefined;
}

/** Position in the list where a page starts. */
export interface Place {
  /**
   * 'unanswered' lists requests in the state 'received' first. Both groups are sorted from newest
   * to oldest.
   */
  readonly order: 'newest' | 'oldest' | 'unanswered' | undefined;
  /** Cursor of the previous page's last row. */
  readonly after: string | undefined;
}

/** Returns a row's cursor, which works for every order. */
export const toCursor = ({ id, state }: { id: number | string; state: RequestState }): string =>
  `${state === 'received' ? 1 : 0}.${id}`;

/** Builds a `WHERE` condition from a filter and a position in the list, with its values. */
export function whereClause(
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

/** A condition whose only parameter is a pattern. */
const contains = 'search_text LIKE ?';
