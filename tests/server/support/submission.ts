import type { EnrolmentRequest } from '../../../src/enrolment/core/request';
import type { Submission } from '../../../src/server/store/enrolment-store';

/** A request as it arrives, in place of others or of none. */
export const submission = (
  request: EnrolmentRequest,
  key: string | undefined,
  ...replaces: string[]
): Submission => ({ request, key: key ?? null, replaces });
