import { academy } from '../content/academy';
import { officePage } from '../content/office-page';
import { receipt } from '#words/receipt';
import type { EnrolmentRequest } from '../enrolment/core/request';
import { mailtoLink } from '../site/message-links';
import { periodText } from '../site/period-text';
import { requestedCourse, requestedTitle } from '../site/requested-course';
import type { Failure } from './api';
import type { EnrolmentDetail } from './contract';

export function failureText(failure: Failure): string {
  const words = officePage.failures;
  if (failure.kind !== 'refused') return words[failure.kind];
  const { code, error } = failure.error;
  if (code === undefined || code === 'conflict') return `${words.refused} ${error}`;
  // The server's sentence names the right address.
  return code === 'other-origin' ? `${words[code]} ${error}` : words[code];
}

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: academy.timeZone,
});

/** Formats a time in the office's time zone, for example '21 Nov 2026, 18:37'. */
export const momentText = (iso: string): string => dayAndTime.format(new Date(iso));

/** Returns a request's values as the office reads them, for example '6 Months' instead of '6'. */
export const requestTexts = (request: EnrolmentRequest) => ({
  ...request,
  per: periodText(`${request.per}M`, requestedCourse(request)),
  hours: request.hours || receipt.noHours,
});

const contact = officePage.request;

export function mailtoUrl(detail: EnrolmentDetail): string {
  const { reference, name, email } = detail;
  const course = requestedTitle(detail);
  // Encode the visitor's input, so that it can't add header fields.
  const to = encodeURIComponent(email).replace('%40', '@');
  const subject = contact.subject(reference, course);
  return mailtoLink(to, subject, contact.greeting(name, reference, course));
}

/** Returns null if the number has no country code. */
export function whatsappUrl(detail: EnrolmentDetail): string | null {
  const text = contact.greeting(detail.name, detail.reference, requestedTitle(detail));
  return detail.whatsapp && `${detail.whatsapp}?text=${encodeURIComponent(text)}`;
}
