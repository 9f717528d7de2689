import type { StoredEnrolment } from '../store/enrolment-store';

/** The columns of every format, in order: the receipt, then the eight fields of section 7. */
export const columns = [
  'reference',
  'receivedAt',
  'name',
  'mobile',
  'email',
  'nation',
  'lang',
  'per',
  'hours',
  'message',
] as const satisfies readonly (keyof StoredEnrolment)[];
