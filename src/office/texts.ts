import { officeMail } from '../content/office';
import { officePage } from '../content/office-page';
import { courseOf } from '../content/requested-course';
import type { Failure } from './api';
import type { EnrolmentDetail } from './contract';

/** What went wrong, and what to do. */
export function failureText(failure: Failure): string {
  const words = officePage.failures;
  if (failure.kind !== 'refused') return words[failure.kind];
  const { code, error } = failure.error;
  if (code === undefined || code === 'conflict') return `${words.refused} ${error}`;
  return words[code];
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: officeMail.timeZone,
});

/** A moment on the office's clock: '21 Nov 2026, 18:37'. */
export const momentText = (iso: string): string => dayAndTime.format(new Date(iso));

const contact = officePage.request;

/** Address that mails the student, subject and greeting written. */
export function mailAddress(detail: EnrolmentDetail): string {
  const { reference, name, email } = detail;
  const course = courseOf(detail);
  const subject = encodeURIComponent(contact.subject(reference, course));
  const body = encodeURIComponent(
    contact.greeting(name, reference, course).replaceAll('\n', '\r\n'),
  );
  // What a visitor wrote must not add fields of its own.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${subject}&body=${body}`;
}

/** Address that opens a WhatsApp chat with the student, the greeting written; null where there is none. */
export function whatsappAddress(detail: EnrolmentDetail): string | null {
  const text = contact.greeting(detail.name, detail.reference, courseOf(detail));
  return detail.whatsapp && `${detail.whatsapp}?text=${encodeURIComponent(text)}`;
}
