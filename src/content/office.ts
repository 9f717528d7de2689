import { academyTime } from './en/academy';

/** What the sender did with the request. A new request needs no word about it. */
const events: Partial<Readonly<Record<string, string>>> = {
  changed: 'Changed by the sender: ',
  withdrawn: 'Withdrawn by the sender: ',
};

interface Enrolment {
  readonly event: string;
  readonly reference: string;
  /** Temporary code, shown to visitors until the request has a reference. */
  readonly code: string | null;
  readonly received: string;
  readonly lang: string;
  readonly period: string;
  /** Undefined if the sender wants none. */
  readonly hours: number | 'to be agreed' | undefined;
  /** Message of the request, which names the course. */
  readonly message: string;
  /** Address of the request on the office page. */
  readonly url: string;
}

/** The email that notifies the office of a new, changed or withdrawn request. */
export const officeMail = {
  /** Replaces a message that names none of the courses. */
  otherMessage: 'Website enrolment',
  subject: (event: string, message: string, reference: string) =>
    `${events[event] ?? ''}${message} (${reference})`,
  text: ({ event, reference, code, received, lang, period, hours, message, url }: Enrolment) =>
    `${events[event] ?? ''}${message}

Reference: ${reference}
Temporary code: ${code ?? 'none'}
Received: ${received}, ${academyTime.zone}
Course language: ${lang}
Course length: ${period}${hours === undefined ? '' : `\nVIP hours: ${hours}`}

For privacy, this email does not name the student. Open the request:

${url}
`,
} as const;
