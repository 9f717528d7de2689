import type { IssueRequest } from '../../../src/office/certificate-contract';
import type { EnrolmentStore } from '../../../src/server/store/enrolment-store';
import { enrolment, storeNew } from './requests';

/** What the office enters to issue a certificate. */
export const given = {
  replaces: null,
  name: 'Sample Aisha',
  nativeName: 'عائشة',
  courseId: 6,
  level: 'HSK 3',
  from: '2026-06-01',
  to: '2026-11-27',
  hours: 120,
} as const satisfies Omit<IssueRequest, 'reference'>;

/** Stores a request of an enrolled student, and returns its reference. */
export async function storeEnrolled(store: EnrolmentStore, key?: string) {
  const { reference } = await storeNew(store, enrolment, key);
  const change = { version: 0, state: 'enrolled', sentence: '', note: '' } as const;
  await store.office.change(reference, change, 'Sample Siti');
  return reference;
}
