import { academy } from '../academy';
import type { CourseId } from '../course-ids';
import { fullTitles } from './course-titles';
import { enrolment } from './enrolment';

/** The email that confirms a request to its sender. It contains no text that a visitor wrote. */
export const applicantMail = {
  subject: (reference: string) => `We have received your enrolment request (${reference})`,
  /** @param url address of 'Your requests', where the reply will be shown */
  paragraphs: (reference: string, course: CourseId | undefined, url: string): readonly string[] => [
    'Hello!',
    `We have received an enrolment request with this email address${course ? ` for the course ‘${fullTitles[course]}’` : ''}.`,
    `Your reference: ${reference}`,
    `${enrolment.sent.nextTitle}: ${enrolment.sent.next.join(' ')}`,
    `To see our reply, open this page on the device and in the browser that you sent the request from: ${url}`,
    `Any questions? Call ${academy.phone} or write to ${academy.email}, and give your reference.`,
    'If you did not send this request, someone has probably mistyped their address: please let us know, or ignore this email.',
    academy.name,
  ],
} as const;
