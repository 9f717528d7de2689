import type { EnrolmentRequest } from '../../enrolment/core/request';
import type { Acceptance, StoredEnrolment } from './enrolment-store';

/** What becomes of a request under a key that stands for a stored one. */
export function acceptRepetition(request: EnrolmentRequest, stored: StoredEnrolment): Acceptance {
  const { reference, receivedAt, ...storedRequest } = stored;
  return isSameRequest(request, storedRequest)
    ? { kind: 'repeated', receipt: { reference, receivedAt } }
    : { kind: 'key-conflict' };
}

function isSameRequest(a: EnrolmentRequest, b: EnrolmentRequest): boolean {
  const fields = Object.keys(a) as (keyof EnrolmentRequest)[];
  return fields.every((field) => a[field] === b[field]);
}
