import { type EnrolmentRequest, enrolmentRequestSchema } from '../enrolment/core/request';
import { HttpError } from './errors';

type Issues = NonNullable<
  ReturnType<ReturnType<typeof enrolmentRequestSchema>['safeParse']>['error']
>['issues'];

const problems: Readonly<Record<string, string>> = {
  invalid_type: 'wrong-type',
  invalid_value: 'not-an-option',
  too_small: 'too-small',
  too_big: 'too-big',
};

/** @throws {HttpError} 415 if there is no body; 400, listing any invalid fields */
export function readEnrolmentRequest(body: unknown): EnrolmentRequest {
  if (body === undefined) throw new HttpError(415, 'The body must be JSON.');
  const { data, error } = enrolmentRequestSchema().safeParse(body, {
    error: ({ code, input }) => (input === undefined ? 'required' : problems[code]),
  });
  if (data) return data;
  const fields = [...fieldProblems(error.issues)];
  throw new HttpError(400, 'The request has missing, unknown or invalid fields.', { fields });
}

function* fieldProblems(issues: Issues) {
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const field of issue.keys) yield { field, problem: 'unknown' };
    } else if (issue.path.length > 0) {
      yield { field: issue.path.join('.'), problem: issue.message };
    }
  }
}
