interface Enrolment {
  readonly reference: string;
  /** What visitors see before there is a reference. */
  readonly code: string | null;
  /** Day and time, as they are read. */
  readonly received: string;
  readonly lang: string;
  readonly period: string;
  readonly hours: number;
  /** Names the course. */
  readonly message: string;
  /** Of the request in the office's page. */
  readonly url: string;
}

/** The mail that tells the academy's office of a new enrolment. */
export const officeMail = {
  /** Of the office's clock. */
  timeZone: 'Asia/Kuala_Lumpur',
  /** For an enrolment that does not name one of the courses. */
  otherMessage: 'Website enrolment',
  subject: (message: string, reference: string) => `${message} (${reference})`,
  text: ({ reference, code, received, lang, period, hours, message, url }: Enrolment) => `${message}

Reference: ${reference}
Code: ${code ?? 'none'}
Received: ${received}
Language: ${lang}
Course length: ${period}
VIP hours: ${hours}

Who it is from stands in the office's page alone, and not in this mail:

${url}
`,
} as const;
