import { type EnrolmentRequest, enrolmentRequestSchema } from '../../enrolment/core/request';
import { type FieldProblem, HttpError } from './http-error';

type Issues = NonNullable<ReturnType<typeof enrolmentRequestSchema.safeParse>['error']>['issues'];

/**
 * Checks the body of an enrolment request (specification, section 7).
 *
 * @param body parsed JSON; undefined when none came
 * @throws {HttpError} 415 without a body, 400 with the list of fields that are wrong
 */
export function readEnrolmentRequest(body: unknown): EnrolmentRequest {
  if (body === undefined) throw new HttpError(415, 'The body has to be JSON.');
  const { data, error } = enrolmentRequestSchema.safeParse(body, {
    error: ({ code, input }) => (input === undefined ? 'required' : problems[code]),
  });
  if (data) return data;
  throw new HttpError(400, 'The request has missing, unknown or wrong fields.', [
    ...fieldProblems(error.issues),
  ]);
}

/** For rules to which the schema gives no problem of their own. */
const problems: Readonly<Record<string, string>> = {
  invalid_type: 'wrong-type',
  invalid_value: 'not-an-option',
  too_small: 'too-small',
  too_big: 'too-big',
};

function* fieldProblems(issues: Issues): Iterable<FieldProblem> {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys) yield { field, problem: 'unknown' };
    } else if (issue.path.length > 0) {
      yield { field: issue.path.join('.'), problem: issue.message };
    }
  }
}
