import type { CourseId } from '../../content/course-ids';
import type { EnrolmentForm } from '../form';
import type { HeldRecord, RejectedRecord } from '../outbox/record';
import type { EnrolmentRequest } from '../request';

/** The request that was last made in the form. */
export interface TriedRequest {
  readonly id: string;
  readonly courseId: CourseId;
  readonly form: EnrolmentForm;
  /** The body that went, or would go, under its key; null where the server refused it. */
  readonly body: string | null;
  /** Whether it still stands in the form, so that what is submitted next may be its mended form. */
  readonly inForm: boolean;
}

export const bodyOf = (request: EnrolmentRequest): string => JSON.stringify(request);

export function triedRequestOf(record: HeldRecord | RejectedRecord): TriedRequest {
  const { id, courseId, form } = record;
  const body = record.state === 'held' ? bodyOf(record.request) : null;
  return { id, courseId, form, body, inForm: true };
}

interface Confirmed {
  readonly courseId: CourseId;
  readonly form: EnrolmentForm;
  readonly request: EnrolmentRequest;
}

/**
 * How a confirmed request relates to the one tried before: the same again goes under the same key,
 * so that a try whose answer was lost is not stored twice; a mended one takes the other's place
 * under a new key; any other leaves it alone, as it is another person's or for another course.
 */
export function relationOf(
  tried: TriedRequest | null,
  { courseId, form, request }: Confirmed,
): 'again' | 'mended' | 'other' {
  if (!tried) return 'other';
  if (tried.body === bodyOf(request)) return 'again';
  const isMended = tried.inForm && tried.courseId === courseId && isSamePerson(tried.form, form);
  return isMended ? 'mended' : 'other';
}

/** By name: a parent enrols several children under one address. */
export function isSamePerson(a: EnrolmentForm, b: EnrolmentForm): boolean {
  return nameOf(a) === nameOf(b);
}

const nameOf = ({ firstName, lastName }: EnrolmentForm) =>
  `${firstName.trim()} ${lastName.trim()}`.toLowerCase();
