import type { EnrolmentForm } from '../core/form';
import type { OutboxRecord } from '../core/record';
import type { ConfirmedRequest } from '../core/transitions';

const fullName = ({ firstName, lastName }: EnrolmentForm) =>
  `${firstName.trim()} ${lastName.trim()}`.toLowerCase();

/**
 * Returns true if the names are the same, apart from letter case. Ignores all other fields, because
 * a parent may enrol several children with one email address.
 */
export const isSamePerson = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  fullName(a) === fullName(b);

type Described = Pick<ConfirmedRequest, 'courseId' | 'form'>;

/** Returns true if both requests are for the same person and course. */
export const isSameEnrolment = (a: Described, b: Described): boolean =>
  a.courseId === b.courseId && isSamePerson(a.form, b.form);

const isSameAddress = (a: EnrolmentForm, b: EnrolmentForm): boolean =>
  a.email.trim().toLowerCase() === b.email.trim().toLowerCase();

/**
 * Returns the latest request on this device that the new request duplicates. A duplicate has the
 * same name, email address and course as a request that has not been accepted.
 */
export const findDuplicate = (
  records: readonly OutboxRecord[],
  next: Described,
): OutboxRecord | undefined =>
  records.findLast(
    (record) =>
      'form' in record && isSameEnrolment(record, next) && isSameAddress(record.form, next.form),
  );
