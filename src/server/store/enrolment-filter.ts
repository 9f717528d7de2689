import type { Language } from '../../content/course';
import type { CourseId } from '../../content/course-ids';
import { languageOf } from '../../content/course-titles';
import { messageOf } from '../../content/requested-course';
import type { RequestState } from '../../enrolment/core/request-answer';
import { searchPatterns } from './search-text';

/** Which enrolments the office looks for; what is not named does not matter. */
export interface EnrolmentFilter {
  readonly search?: string | undefined;
  readonly state?: RequestState | undefined;
  readonly language?: Language | undefined;
  readonly course?: CourseId | undefined;
  /** Received at this time or later: ISO 8601 in UTC. */
  readonly since?: string | undefined;
  /** Received before this time. */
  readonly before?: string | undefined;
}

/** Where in the list to go on. */
export interface Place {
  /** 'unanswered': those in the state 'received' before all others; of each the newest first. */
  readonly order: 'newest' | 'oldest' | 'unanswered' | undefined;
  /** The last line of the page before, as {@link cursorOf} tells it. */
  readonly after: string | undefined;
}

/** Tells a line's place in either order. */
export const cursorOf = ({ id, state }: { id: number | string; state: RequestState }): string =>
  `${state === 'received' ? 1 : 0}.${id}`;

/** The condition that a filter and a place make, for `WHERE`, with the values that it takes. */
export function conditionOf(
  { search = '', state, language, course, since, before }: EnrolmentFilter,
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
  add('lang = ?', course && languageOf(course));
  add('message = ?', course && messageOf(course));
  add('received_at >= ?', since);
  add('received_at < ?', before);
  const { code, name } = searchPatterns(search);
  // Signs alone are in no search text.
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

/** Takes a pattern. */
const contains = 'search_text LIKE ?';
