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
    `We have received an enrolment request${course ? ` for the course ‘${fullTitles[course]}’` : ''} with this email address.`,
    `Your reference: ${reference}. Please keep it: some browsers, such as Safari on an iPhone, delete the list on the page below if you don’t visit it for seven days. Your request stays with us.`,
    `${enrolment.sent.nextTitle}: ${enrolment.sent.next.join(' ')}`,
    `We’ll email you when we reply. To read our reply, open this page on the device and in the browser that you sent the request from: ${url}`,
    `Any questions? Call ${academy.phone} or write to ${academy.email}, and give your reference.`,
    'If you did not send this request, someone has probably mistyped their address: please let us know, or ignore this email.',
    academy.name,
  ],
  /** For the third confirmation of a day, which is the last that a mailbox gets. */
  lastToday:
    'Several requests with this email address have arrived today, so this is the last confirmation we’ll send to it today. We’ll still receive any further requests: you’ll find their references under ‘Your requests’.',
} as const;

/** The email that announces the academy's reply. Only a certificate's link names the student. */
export const replyMail = {
  subject: (reference: string) => `The academy has replied to your request ${reference}`,
  /** Added if there is a certificate. @param certificate its link, which contains the student's name */
  certificate: (certificate: string) =>
    `The certificate is ready. With this link, anybody can check that it is genuine. The link contains the student’s name, so give it only to people who need it: ${certificate}`,
  /**
   * @param status title of the request's state
   * @param url address of the receipt, which shows the reply
   */
  paragraphs: (reference: string, status: string, url: string): readonly string[] => [
    'Hello!',
    `We have replied to your enrolment request ${reference}.`,
    `Status: ${status}.`,
    `To read our reply, open this page on the device and in the browser that you sent the request from: ${url}`,
    `Any questions? Call ${academy.phone} or write to ${academy.email}, and give your reference.`,
    academy.name,
  ],
} as const;
